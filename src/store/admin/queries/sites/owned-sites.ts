import { ApiError, type SiteConfig } from '#protocol'
import { sql } from 'kysely'
import { defaultRetentionDays, type OwnedSite, type OwnedSiteStore } from '../../owned-site-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { hostClaims } from './host-claims.ts'
import { hostOwners } from './host-owners.ts'
import { paged, rowsAfter, writeCursor } from '../../../statements/paged.ts'
import { siteSettings } from './site-settings.ts'
import { all, first, run, type Work } from '../../../statements/work.ts'

interface SiteRow {
  id: string
  name: string
  config: string
  organisation_id: string
  created_at: number
  hosts: string
  version: number | null
  draft: string | null
  draft_assistant: string | null
  draft_policy: string | null
  retention_days: number | null
  seen: string | null
}

export function ownedSites(base: AdminBase, catchUp: () => Promise<void>): OwnedSiteStore {
  const { db, dialect, read, change, record, now } = base
  const owners = hostOwners(base)
  const { refuseTaken, changeHosts, insertHosts } = owners
  const hostsOfSite = sql.raw<string>(dialect.hostsOfSite)
  const lastSeen = sql.raw<string | null>(dialect.lastSeen)
  const sites = db
    .selectFrom('sites')
    .leftJoin('config_states', 'config_states.site_id', 'sites.id')
    .leftJoin('site_settings', 'site_settings.site_id', 'sites.id')
    .select([
      'sites.id',
      'sites.name',
      'sites.config',
      'sites.organisation_id',
      'sites.created_at',
      'version',
      'draft',
      'draft_assistant',
      'draft_policy',
      'retention_days',
      hostsOfSite.as('hosts'),
      lastSeen.as('seen'),
    ])

  /** The site as it is now, for a change of it. */
  function* need(id: string): Work<OwnedSite> {
    const row = yield* first(sites.where('sites.id', '=', id))
    if (!row) throw new ApiError('not_found', 'There is no such site.')
    return siteFrom(row)
  }

  const claims = hostClaims(base, owners, need)

  return {
    ...claims.calls,
    async list(organisationIds, paging) {
      await catchUp()
      if (organisationIds.length === 0) return { items: [], next: null }
      const query = sites.where('sites.organisation_id', 'in', [...organisationIds])
      const rows = await read(() =>
        all(rowsAfter(query, paging, { by: ['sites.created_at', 'sites.id'], direction: 'asc' })),
      )
      return paged(rows, paging.limit, siteFrom, (row) => writeCursor(row.created_at, row.id))
    },
    async find(id) {
      await catchUp()
      const row = await read(() => first(sites.where('sites.id', '=', id)))
      return row && siteFrom(row)
    },
    create: ({ id, organisationId, name, hosts, claims: waiting = [], config }, by) =>
      changeHosts(function* () {
        yield* refuseTaken({ id, organisationId }, [...hosts, ...waiting.map(({ entry }) => entry)], by)
        const row = {
          id,
          name,
          config: JSON.stringify(config),
          created_at: now(),
          organisation_id: organisationId,
        }
        yield* run(db.insertInto('sites').values(row))
        yield* insertHosts(id, hosts, 0)
        yield* claims.insertClaims(id, waiting)
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'createSite',
          after: { name, hosts, ...(waiting.length > 0 && { waiting: waiting.map(({ entry }) => entry) }) },
        })
      }),
    rename: (id, name, by) =>
      change(function* () {
        const { organisationId, name: before } = yield* need(id)
        yield* run(db.updateTable('sites').set({ name }).where('id', '=', id))
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'changeSite',
          before: { name: before },
          after: { name },
        })
      }),
    remove: (id, by) =>
      change(function* () {
        const { organisationId, name, hosts } = yield* need(id)
        yield* run(db.deleteFrom('hosts').where('site_id', '=', id))
        yield* run(db.deleteFrom('sites').where('id', '=', id))
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'removeSite',
          before: { name, hosts },
        })
      }),
    addHost: (id, entry, by) =>
      changeHosts(function* () {
        const site = yield* need(id)
        if (!site.hosts.includes(entry)) yield* claims.admitHost('addHost', site, entry, by)
      }),
    removeHost: (id, entry, by) =>
      change(function* () {
        const { organisationId, name, hosts } = yield* need(id)
        if (!hosts.includes(entry)) return yield* claims.dropClaim(id, entry)
        const left = hosts.filter((host) => host !== entry)
        yield* run(db.deleteFrom('hosts').where('site_id', '=', id))
        yield* insertHosts(id, left, 0)
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'removeHost',
          subject: entry,
          before: hosts,
          after: left,
        })
        return true
      }),
    async seen(id) {
      await catchUp()
      return read(() =>
        all(
          db
            .selectFrom('seen')
            .select(['host', 'at'])
            .where('site_id', '=', id)
            .orderBy('at', 'desc')
            .limit(50),
        ),
      )
    },
    ...siteSettings(base, need),
  }
}

function siteFrom(row: SiteRow): OwnedSite {
  const { enabled } = JSON.parse(row.config) as SiteConfig
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    hosts: JSON.parse(row.hosts) as string[],
    paused: enabled === false,
    version: row.version ?? 1,
    hasDraft:
      (row.draft !== null && row.draft !== row.config) ||
      row.draft_assistant !== null ||
      row.draft_policy !== null,
    retentionDays: row.retention_days ?? defaultRetentionDays,
    lastSeen: row.seen === null ? null : (JSON.parse(row.seen) as { host: string; at: number }),
    createdAt: row.created_at,
  }
}
