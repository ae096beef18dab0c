import type { Assistant } from '#assistant'
import type { AdminStore, SessionStore, SiteStore } from '#store'
import type { OpenKnowledge } from '../../knowledge/open-knowledge.ts'
import type { ApiKeys } from '../../identity/api-keys.ts'
import type { IdentityProvider } from '../../identity/identity.ts'
import type { SignInLinks } from '../../identity/sign-in-links.ts'
import type { Throttle } from '../../identity/throttle.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { HostProof } from '../../origin/host-proof.ts'
import type { Route } from '../../routes/route.ts'
import type { Trials } from '../../sessions/trials.ts'
import { adminRoute } from './admin-route.ts'
import { assistantRoutes } from './assistant-routes.ts'
import { configRoutes } from './config-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { knowledgeRoutes } from './knowledge-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { phrasingRoutes } from './phrasing-routes.ts'
import type { Presence } from '../../sockets/presence.ts'
import { sessionRoutes } from './session-routes.ts'
import type { SessionNames } from '../transcripts/session-names.ts'
import { siteRoutes } from './site-routes.ts'

export interface AdminOptions {
  readonly admin: AdminStore
  readonly sites: SiteStore
  readonly sessions: SessionStore
  readonly identity: IdentityProvider
  readonly links: SignInLinks
  readonly trials: Trials
  readonly apiKeys: ApiKeys
  readonly throttle: Throttle
  readonly sessionNames: SessionNames
  readonly presence: Presence
  /** Ends a session for good, its socket included. */
  readonly eraseSession: (sessionId: string) => Promise<unknown>
  /** The same for the whole conversation that it is a part of. */
  readonly eraseConversation: (sessionId: string) => Promise<unknown>
  /** What thinks, to be tried. */
  readonly assistant: Assistant
  /** What the server was started with. */
  readonly serverModel: string
  /** Whether this server can send mail. */
  readonly mails: boolean
  /** Reaches addresses that owners wrote down. */
  readonly siteFetch: typeof fetch
  readonly proveHost: HostProof
  /** How often one site looks for proofs. */
  readonly proofLimit: Limiter
  /** How often the draft of a site may be asked. */
  readonly askLimit: Limiter
  readonly known: OpenKnowledge
  readonly newId: () => string
  readonly now: () => number
}

/** The admin side of the interface. */
export function adminRoutes(options: AdminOptions): Route[] {
  const make = adminRoute(options.admin)
  return [
    ...peopleRoutes(make, options),
    ...keyRoutes(make, options),
    ...siteRoutes(make, options),
    ...knowledgeRoutes(make, options),
    ...phrasingRoutes(make, options),
    ...configRoutes(make, options),
    ...assistantRoutes(make, options),
    ...sessionRoutes(make, options),
    ...personalDataRoutes(make, options),
    ...contactRoutes(make, options),
  ]
}
