import type { dashboardPaths, DashboardConfig } from '#protocol'
import {
  ErrorResponse,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type User,
} from 'oidc-client-ts'
import { Problem } from '../api/problem.ts'
import type { Arrival, Errand, SignIn } from './identity.ts'

const callback: typeof dashboardPaths.callback = '/dashboard/callback'
const home: typeof dashboardPaths.home = '/dashboard/'
/** Renew this long before the end, so that a token does not expire under way. */
const spareSeconds = 45

/** Signs in with Authorization Code and PKCE at the issuer the server names. */
export function createIdentity(options: {
  config: DashboardConfig
  window: Window
  now?: () => number
}): SignIn {
  const { config, window, now = Date.now } = options
  const { origin } = window.location
  const manager = new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    scope: config.scope,
    redirect_uri: origin + callback,
    post_logout_redirect_uri: origin + home,
    automaticSilentRenew: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    // Holds the code verifier while the issuer has the page; gone with the tab.
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  })
  let user: User | undefined
  let renewal: Promise<string> | undefined

  const good = () =>
    user?.id_token && (user.profile.exp - spareSeconds) * 1_000 > now() ? user.id_token : undefined

  /** By refresh token only: without one oidc-client-ts would open a hidden frame. */
  async function renew(): Promise<string> {
    const renewed = user?.refresh_token ? await manager.signinSilent().catch(unlessAway) : undefined
    user = renewed ?? undefined
    const token = good()
    if (!token) throw new Problem('session_ended', 'Your sign-in has ended.', 401)
    return token
  }

  return {
    get signedIn() {
      return user !== undefined
    },
    token() {
      const token = good()
      if (token) return Promise.resolve(token)
      renewal ??= renew().finally(() => (renewal = undefined))
      return renewal
    },
    signIn: (errand) => manager.signinRedirect({ state: errand, redirectMethod: 'replace' }),
    async arrive(): Promise<Arrival> {
      try {
        user = await manager.signinRedirectCallback(window.location.href)
        return { outcome: 'signed-in', errand: errandOf(user.state) }
      } catch (fault) {
        const errand = errandOf(fault instanceof ErrorResponse ? fault.state : undefined)
        return { outcome: 'failed', errand, reason: reasonOf(fault) }
      }
    },
    async signOut() {
      const { end_session_endpoint: ending } = await manager.metadataService.getMetadata()
      const hint = user?.id_token
      if (user?.refresh_token) await manager.revokeTokens(['refresh_token']).catch(() => undefined)
      await manager.removeUser()
      // An issuer that cannot end its session would sign this browser in again at once.
      if (ending) await manager.signoutRedirect({ ...(hint && { id_token_hint: hint }) })
      else window.location.assign(`${home}signed-out`)
    },
  }
}

/** A server that cannot be reached is no reason to throw the sign-in away. */
function unlessAway(fault: unknown): undefined {
  if (fault instanceof TypeError) throw new Problem('unreachable', 'The sign-in service cannot be reached.')
  return undefined
}

function errandOf(state: unknown): Errand {
  const { to, link } = (state ?? {}) as Partial<Errand>
  return { to: typeof to === 'string' && /^\/(?!\/)/.test(to) ? to : '/', ...(link && { link }) }
}

function reasonOf(fault: unknown): string {
  if (fault instanceof ErrorResponse && fault.error_description) return fault.error_description
  return fault instanceof Error ? fault.message : 'The sign-in could not be finished.'
}
