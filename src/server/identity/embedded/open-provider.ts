import { dashboardPaths, embeddedClientId } from '#protocol'
import type { AdminStore } from '#store'
import type { Account, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Logger } from '../../logger.ts'
import { embeddedIssuer, type IdentityProvider } from '../identity.ts'
import { signingAlgorithm } from '../signing-key.ts'
import { noticePage, signOutPage, type Drawn } from './pages.ts'
import { recordAdapter } from './record-adapter.ts'

export interface OpenProviderOptions {
  readonly identity: IdentityProvider
  readonly admin: Pick<AdminStore, 'people' | 'provider'>
  readonly publicUrl: string
  readonly logger: Logger
  readonly now: () => number
}

const hour = 3_600
const day = 24 * hour

/** The embedded OpenID provider. The library is heavy, so it is loaded when somebody first signs in. */
export async function openProvider(options: OpenProviderOptions): Promise<Provider> {
  const { identity, publicUrl, logger } = options
  const { default: OidcProvider } = await import('oidc-provider')
  const provider = new OidcProvider(identity.issuer(), await configuration(options))
  // Behind the mount both headers are ours: see `forward`.
  provider.proxy = true
  provider.on('server_error', (_, error) => logger.error({ err: error }, 'the embedded provider failed'))
  logger.debug({ issuer: `${publicUrl}${dashboardPaths.provider}` }, 'the embedded provider is open')
  return provider
}

async function configuration(options: OpenProviderOptions): Promise<Configuration> {
  const { identity, admin, publicUrl, now } = options
  const { sealer } = identity
  return {
    adapter: recordAdapter({ provider: admin.provider, sealer, now }),
    jwks: { keys: [await identity.signingKey()] } as NonNullable<Configuration['jwks']>,
    clients: [
      {
        client_id: embeddedClientId,
        client_name: 'Pagehand dashboard',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}${dashboardPaths.callback}`],
        post_logout_redirect_uris: [`${publicUrl}${dashboardPaths.home}`],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true, methods: ['S256'] },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    // The ID token itself speaks to our API, so it says who it is for.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    // Our own dashboard has nobody to ask for consent.
    loadExistingGrant: grantEverything,
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    // Also asked for our own dashboard: a browser names the origin of every POST.
    clientBasedCORS: (_, origin) => origin === new URL(publicUrl).origin,
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 14 * day,
      Session: 14 * day,
      Grant: 14 * day,
    },
    cookies: {
      keys: [sealer.derive('provider-cookies')],
      names: { session: 'pagehand_session', interaction: 'pagehand_sign_in', resume: 'pagehand_resume' },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: dashboardPaths.provider },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    interactions: { url: (_, { uid }) => `${dashboardPaths.provider}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => drawOn(ctx, signOutPage(hiddenParts(form))),
        postLogoutSuccessSource: (ctx) => drawOn(ctx, signedOut),
      },
    },
    findAccount: (ctx, subject, token) => findAccount(options, ctx, subject, token),
    renderError: (ctx, { error_description: description }) =>
      drawOn(
        ctx,
        noticePage({
          title: 'That did not work',
          text: description ?? 'The sign-in could not be finished.',
          link: { href: dashboardPaths.home, label: 'Back to the dashboard' },
        }),
      ),
  }
}

const signedOut = noticePage({
  title: 'Signed out',
  text: 'You are signed out.',
  link: { href: dashboardPaths.home, label: 'Sign in again' },
})

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant = known === undefined ? undefined : await provider.Grant.find(known)
  if (grant) return grant
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  fresh.addOIDCScope('openid email profile')
  await fresh.save()
  return fresh
}

/** A password that was changed since ends what was signed in with the old one. */
async function findAccount(
  { admin }: OpenProviderOptions,
  ctx: KoaContextWithOIDC,
  subject: string,
  token: unknown,
): Promise<Account | undefined> {
  const account = await admin.people.find({ issuer: embeddedIssuer, subject })
  const password = account && (await admin.provider.passwordOf({ accountId: account.id }))
  if (!account || !password) return undefined
  const since = (token as { iat?: number } | undefined)?.iat ?? ctx.oidc?.session?.loginTs
  if (since !== undefined && since < Math.floor(password.changedAt / 1_000)) return undefined
  const claims = { sub: subject, email: password.login, name: account.name ?? password.login }
  return { accountId: subject, claims: () => claims }
}

function drawOn(ctx: KoaContextWithOIDC, { body, headers }: Drawn): void {
  ctx.set(headers)
  ctx.body = body
}

/** The library hands over its form as text; ours carries the same address and secret. */
function hiddenParts(form: string): { action: string; xsrf: string } {
  const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(form)?.[1] ?? ''
  return { action: part('action'), xsrf: part('value') }
}
