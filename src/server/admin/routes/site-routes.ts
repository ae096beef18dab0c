import {
  adminApi,
  ApiError,
  defaultSiteConfig,
  entryCovers,
  type Membership,
  type Role,
  type SiteSummary,
} from '#protocol'
import type { OwnedSite } from '#store'
import { readHostEntry } from '../../origin/host-entry.ts'
import { proofPlaces } from '../../origin/host-proof.ts'
import { isPrivateEntry } from '../../origin/private-entry.ts'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { checkOrigin } from './check-origin.ts'
import { pagingOf } from './paging-of.ts'

/** Sites, their hosts, and how long their transcripts stay. */
export function siteRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, sites, proveHost, proofLimit, newId } = options
  const newToken = () => newId().replaceAll('-', '')

  /** The entries of all sites of an organisation: proven, or there before anybody asked for a proof. */
  async function ownedBy(organisationId: string): Promise<string[]> {
    const { items } = await admin.sites.list([organisationId], { limit: 1_000 })
    return items.flatMap(({ hosts }) => hosts)
  }

  async function shown(id: string, role: Role): Promise<SiteSummary> {
    const site = await admin.sites.find(id)
    if (!site) throw new ApiError('not_found', 'There is no such site.')
    return summary(site, role)
  }

  async function hostsOf(id: string) {
    const [site, claims, seen] = await Promise.all([
      admin.sites.find(id),
      admin.sites.claims(id),
      admin.sites.seen(id),
    ])
    const waiting = claims.map(({ entry, token, at }) => {
      const { record, value, file } = proofPlaces(entry, token)
      return { host: entry, record, value, file, since: at }
    })
    return { hosts: site?.hosts ?? [], waiting, seen }
  }

  /** Which of some entries are to be proven: none while there is nobody to take them from. */
  async function toProve(entries: readonly string[], owned: readonly string[]): Promise<string[]> {
    if (!(await admin.sites.hasSeveralOrganisations())) return []
    const unproven = entries.filter((entry) => !owned.some((own) => entryCovers(own, entry)))
    const hidden = unproven.find(isPrivateEntry)
    if (hidden !== undefined)
      throw new ApiError(
        'forbidden',
        `${hidden} is a name of the operator's own network: only they can add it, by pagehand site host.`,
      )
    return unproven
  }

  return [
    make(adminApi.listSites, async ({ query }, { memberships }) => {
      const mine = memberships.filter(
        ({ organisation }) => query.organisation === undefined || organisation.id === query.organisation,
      )
      if (mine.length === 0) throw new ApiError('not_found', 'There is no such organisation.')
      const page = await admin.sites.list(
        mine.map(({ organisation }) => organisation.id),
        pagingOf(query),
      )
      return { ...page, items: page.items.map((site) => summary(site, roleIn(mine, site))) }
    }),

    make(adminApi.createSite, async ({ body }, { organisationId, role, by }) => {
      const hosts = [...new Set(body.hosts.map((host, index) => entryOf(host, `body/hosts/${index}`)))]
      const id = newId()
      const name = body.name.trim()
      const waiting = await toProve(hosts, await ownedBy(organisationId))
      await admin.sites.create(
        {
          id,
          organisationId,
          name,
          hosts: hosts.filter((host) => !waiting.includes(host)),
          claims: waiting.map((entry) => ({ entry, token: newToken() })),
          config: defaultSiteConfig(name),
        },
        by,
      )
      return shown(id, role)
    }),

    make(adminApi.readSite, async (_, { site, role }) => summary(site, role)),

    make(adminApi.changeSite, async ({ body }, { site, role, by }) => {
      if (body.name !== undefined) await admin.sites.rename(site.id, body.name.trim(), by)
      if (body.paused !== undefined && body.paused !== site.paused)
        await admin.configs.pause(site.id, body.paused, by)
      return shown(site.id, role)
    }),

    make(adminApi.removeSite, async (_, { site, by }) => {
      await admin.sites.remove(site.id, by)
      return { done: true as const }
    }),

    make(adminApi.listHosts, async (_, { site }) => hostsOf(site.id)),

    make(adminApi.addHost, async ({ body }, { site, by }) => {
      const entry = entryOf(body.host, 'body/host')
      const [waits] = await toProve([entry], await ownedBy(site.organisationId))
      if (waits === undefined) await admin.sites.addHost(site.id, entry, by)
      else await admin.sites.claimHost(site.id, { entry, token: newToken() }, by)
      return hostsOf(site.id)
    }),

    make(adminApi.proveHost, async ({ params, count }, { site, by }) => {
      await count(proofLimit, site.id)
      const entry = params.host.trim().toLowerCase()
      const claim = (await admin.sites.claims(site.id)).find((each) => each.entry === entry)
      if (!claim) throw new ApiError('not_found', `${params.host} does not wait for a proof.`)
      if (!(await proveHost(entry, claim.token))) {
        const { record, file } = proofPlaces(entry, claim.token)
        const places = file === null ? `at ${record}` : `at ${record}, nor in ${file}`
        throw new ApiError(
          'conflict',
          `The proof was not found ${places}. New records can take an hour to be seen.`,
        )
      }
      await admin.sites.proveHost(site.id, entry, by)
      return hostsOf(site.id)
    }),

    make(adminApi.removeHost, async ({ params }, { site, by }) => {
      if (!(await admin.sites.removeHost(site.id, params.host.trim().toLowerCase(), by)))
        throw new ApiError('not_found', `${params.host} is not on the list.`)
      return hostsOf(site.id)
    }),

    make(adminApi.checkOrigin, async ({ query }, { site }) =>
      checkOrigin(query.origin, site, { sites, seen: await admin.sites.seen(site.id) }),
    ),

    make(adminApi.listRetention, async (_, { organisationId }) => {
      const { items } = await admin.sites.list([organisationId], { limit: 1_000 })
      return {
        items: items.map(({ id, name, retentionDays }) => ({ site: { id, name }, days: retentionDays })),
      }
    }),

    make(adminApi.changeRetention, async ({ body }, { site, by }) => {
      await admin.sites.saveRetention(site.id, body.days, by)
      return { site: { id: site.id, name: site.name }, days: body.days }
    }),
  ]
}

function summary({ organisationId, ...site }: OwnedSite, role: Role): SiteSummary {
  return { ...site, organisation: organisationId, role }
}

function roleIn(memberships: readonly Membership[], { organisationId }: OwnedSite): Role {
  return memberships.find(({ organisation }) => organisation.id === organisationId)?.role ?? 'viewer'
}

function entryOf(host: string, path: string): string {
  const read = readHostEntry(host)
  if ('entry' in read) return read.entry
  throw new ApiError('invalid_message', read.problem, {
    details: { issues: [{ path, reason: read.problem }] },
  })
}
