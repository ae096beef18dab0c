import type { Account, Membership } from '#protocol'
import type { Identity } from '#store'

/** Who makes an admin request, proven by a token. */
export interface Caller {
  readonly identity: Identity
  /** Undefined: a stranger, whose token is good but who belongs nowhere. */
  readonly account: Account | undefined
  readonly memberships: readonly Membership[]
  /** A program with an API key: for these sites, or for all of its organisation. */
  readonly key?: { readonly siteIds: readonly string[] | null }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every request below /api/admin before anything else looks at it. */
    caller?: Caller
  }
}
