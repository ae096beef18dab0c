import { ApiError, matchingEntries } from '#protocol'
import type { Site, SiteStore } from '#store'
import { hostOf, readOrigin } from './read-origin.ts'

/** Who is asking: a registered site and the host it spoke from. */
export interface CallingSite {
  readonly site: Site
  readonly host: string
}

export interface SiteOfOptions {
  readonly sites: Pick<SiteStore, 'findByHost'>
  /** Where an owner registers a site; the refused host is added to it. */
  readonly signupUrl: () => string
  /** Told of each host that is refused, the first time. */
  readonly onRefused?: (host: string) => void
}

/** What an Origin header means before anybody is asked who holds it. */
interface Claim {
  readonly host: string
  readonly entries: readonly string[]
}

/** Sites have few origins; beyond this many, entries are dropped and read again. */
const maxClaims = 1_000

export type SiteOf = (origin: string | readonly string[] | undefined) => Promise<CallingSite>

/** Turns an Origin into a site: the one answer for REST, polling and WebSocket. Throws `host_not_registered`. */
export function createSiteOf({ sites, signupUrl, onRefused }: SiteOfOptions): SiteOf {
  const claims = new Map<string, Claim>()
  const refused = new Set<string>()

  function claimOf(header: Parameters<SiteOf>[0]): Claim | undefined {
    if (typeof header !== 'string') return undefined
    const known = claims.get(header)
    if (known) return known
    const origin = readOrigin(header)
    if (!origin) return undefined
    const claim = { host: hostOf(origin), entries: matchingEntries(origin) }
    if (claims.size >= maxClaims) claims.clear()
    claims.set(header, claim)
    return claim
  }

  return async (header) => {
    const claim = claimOf(header)
    const found = claim && (await sites.findByHost(claim.entries))
    if (found) return { site: found.site, host: claim.host }
    const host = claim?.host ?? readable(header)
    // Invented hosts must not fill the log: after a thousand nothing is logged any more.
    if (!refused.has(host) && refused.size < maxClaims) {
      refused.add(host)
      onRefused?.(host)
    }
    throw hostNotRegistered(host, signupUrl())
  }
}

function hostNotRegistered(host: string, signupUrl: string): ApiError {
  if (host === '')
    return new ApiError(
      'host_not_registered',
      'The request has no usable Origin header, so it belongs to no registered site.',
      { host, signupUrl },
    )
  const address = `${signupUrl}?host=${encodeURIComponent(host)}`
  const message = `The host ${host} is not registered here. Its owner can add it at ${address}`
  return new ApiError('host_not_registered', message, { host, signupUrl: address })
}

/** A refused origin is told back, but never more of it than a person can read. */
function readable(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && header !== 'null'
    ? header.replace(/[^\x20-\x7e]/g, '').slice(0, 120)
    : ''
}
