import { ApiError } from '#protocol'
import type { Session, SessionStore, Site, SiteStore } from '#store'
import type { IncomingHttpHeaders } from 'node:http'
import type { CallingSite, SiteOf } from '../origin/site-of.ts'

export interface SessionGateOptions {
  readonly sessions: SessionStore
  readonly sites: Pick<SiteStore, 'get'>
  readonly siteOf: SiteOf
  readonly idleMs: number
  readonly now: () => number
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Who may come near a session: its id is the credential, bound to its site. From another registered site it
 * answers exactly as if it did not exist.
 */
export function createSessionGate({ sessions, sites, siteOf, idleMs, now }: SessionGateOptions) {
  async function find(id: string): Promise<Session | undefined> {
    const session = uuid.test(id) ? await sessions.get(id.toLowerCase()) : undefined
    return session && now() - session.activeAt < idleMs ? session : undefined
  }

  /** The living session of this caller; throws `session_not_found`. */
  async function open(id: string, caller: CallingSite): Promise<Session> {
    const session = await find(id)
    if (!session || session.siteId !== caller.site.id) throw sessionNotFound()
    return session
  }

  /** A browser sends no Origin with a same-origin GET: then the id speaks, unless a Referer contradicts it. */
  async function openForReading(
    id: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ session: Session; site: Site }> {
    const origin = headers.origin ?? refererOrigin(headers.referer)
    if (origin !== undefined) {
      const caller = await siteOf(origin)
      return { session: await open(id, caller), site: caller.site }
    }
    const session = await find(id)
    const site = session && (await sites.get(session.siteId))
    if (!session || !site) throw sessionNotFound()
    return { session, site }
  }

  /** Whether anything of a session of this caller's site is left, alive or as a transcript. */
  async function hasTrace(id: string, caller: CallingSite): Promise<boolean> {
    if (!uuid.test(id)) return false
    const alive = await sessions.get(id.toLowerCase())
    const siteId = alive?.siteId ?? (await sessions.transcriptSite(id.toLowerCase()))
    return siteId === caller.site.id
  }

  return { open, openForReading, hasTrace }
}

export type SessionGate = ReturnType<typeof createSessionGate>

export function sessionNotFound(): ApiError {
  return new ApiError('session_not_found', 'This session does not exist or has ended. Start a new one.')
}

function refererOrigin(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}
