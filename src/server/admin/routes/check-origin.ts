import { matchingEntries, type OriginCheck } from '#protocol'
import type { OwnedSite, SiteStore } from '#store'
import { hostOf, readOrigin } from '../../origin/read-origin.ts'

export interface CheckOriginOptions {
  readonly sites: Pick<SiteStore, 'findByHost'>
  readonly seen: readonly { host: string; at: number }[]
}

/** Tells an owner what an origin resolves to, by the very functions that decide it. Other sites are not named. */
export async function checkOrigin(
  typed: string,
  site: OwnedSite,
  { sites, seen }: CheckOriginOptions,
): Promise<OriginCheck> {
  // People paste addresses; a browser sends only the origin of them.
  const origin = URL.canParse(typed) && /^https?:/i.test(typed) ? new URL(typed).origin : typed
  const read = readOrigin(origin)
  if (!read)
    return {
      origin,
      host: null,
      verdict: 'not-an-origin',
      entry: null,
      why: 'A browser would send no such origin: it begins with https:// or http://, then the host, then perhaps a port.',
      considered: [],
      lastSeenAt: null,
    }
  const host = hostOf(read)
  const considered = matchingEntries(read)
  const found = await sites.findByHost(considered)
  const lastSeenAt = seen.find((each) => each.host === host)?.at ?? null
  const common = { origin, host, considered, lastSeenAt: found?.site.id === site.id ? lastSeenAt : null }
  if (!found)
    return {
      ...common,
      verdict: 'not-registered',
      entry: null,
      why: `No site has ${host} on its list. Add one of: ${considered.join(', ')}.`,
    }
  if (found.site.id !== site.id)
    return { ...common, verdict: 'another-site', entry: null, why: `${host} belongs to another site.` }
  const rivals = considered.slice(0, considered.indexOf(found.entry))
  const stronger = rivals.length > 0 ? ` Nothing stronger is registered (${rivals.join(', ')}).` : ''
  return {
    ...common,
    verdict: 'this-site',
    entry: found.entry,
    why: `The entry ${found.entry} lets ${host} in.${stronger}`,
  }
}
