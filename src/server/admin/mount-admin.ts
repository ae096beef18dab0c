import type { Assistant } from '#assistant'
import type { Store } from '#store'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { serveDashboard } from '../files/dashboard.ts'
import type { IdentityProvider } from '../identity/identity.ts'
import { mountIdentity } from '../identity/mount-identity.ts'
import { createApiKeys } from '../identity/api-keys.ts'
import { createSignInLinks } from '../identity/sign-in-links.ts'
import type { Throttle } from '../identity/throttle.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { OpenKnowledge } from '../knowledge/open-knowledge.ts'
import type { Logger } from '../logger.ts'
import type { HostProof } from '../origin/host-proof.ts'
import { version } from '../files/package-root.ts'
import { mountRoutes } from '../routes/mount-routes.ts'
import { adminRoutes } from './routes/admin-routes.ts'
import type { Presence } from '../sockets/presence.ts'
import { createSessionNames } from './transcripts/session-names.ts'
import { startRetentionSweep } from './transcripts/retention-sweep.ts'
import type { Trials } from '../sessions/trials.ts'

export interface MountAdminOptions {
  readonly config: Config
  /** Where the build puts what it makes. */
  readonly built: string
  readonly store: Pick<Store, 'admin' | 'sites' | 'sessions'>
  readonly identity: IdentityProvider
  readonly presence: Presence
  readonly eraseSession: (sessionId: string) => Promise<unknown>
  readonly eraseConversation: (sessionId: string) => Promise<unknown>
  readonly assistant: Assistant
  readonly trials: Trials
  readonly siteFetch: typeof fetch
  readonly throttle: Throttle
  readonly proveHost: HostProof
  readonly newLimiter: (name: string, perMinute: number) => Limiter
  readonly known: OpenKnowledge
  readonly publicUrl: () => string
  readonly logger: Logger
  readonly newId: () => string
  readonly now: () => number
}

/** Mounts the dashboard: who may come in, the admin API, the dashboard, and what cleans up behind them. */
export async function mountAdmin(http: FastifyInstance, options: MountAdminOptions) {
  const { config, built, store, identity, eraseSession, siteFetch, known, publicUrl, logger, newId, now } =
    options
  const { admin, sites, sessions } = store
  const { throttle } = options
  const links = createSignInLinks({ admin, publicUrl, now })
  const apiKeys = createApiKeys({ keys: admin.keys, newId, now })
  const signInLimit = options.newLimiter('oidc-auth', 60)
  mountIdentity(http, { identity, apiKeys, admin, throttle, signInLimit, publicUrl, version, logger, now })
  mountRoutes(
    http,
    adminRoutes({
      admin,
      sites,
      sessions,
      identity,
      links,
      throttle,
      sessionNames: createSessionNames(identity.sealer.derive('session names')),
      presence: options.presence,
      eraseSession,
      eraseConversation: options.eraseConversation,
      assistant: options.assistant,
      trials: options.trials,
      apiKeys,
      serverModel: config.assistant,
      mails: config.smtpUrl !== undefined,
      siteFetch,
      proveHost: options.proveHost,
      proofLimit: options.newLimiter('proofs', 20),
      askLimit: options.newLimiter('draft-asks', 20),
      known,
      newId,
      now,
    }),
  )
  await serveDashboard(http, { built, issuerOrigins: identity.origins })
  const sweep = startRetentionSweep({ admin, eraseSession, logger })

  return {
    stop: () => sweep.stop(),
    /** Called once the public address is known: stores it, and returns a sign-in link while there is no owner. */
    async announce(): Promise<string | undefined> {
      await admin.provider.setFact('public_url', publicUrl())
      return (await admin.links.hasOwner()) ? undefined : (await links.forOperator()).url
    },
  }
}
