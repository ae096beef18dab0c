import { ApiError, type SiteConfig } from '#protocol'
import { sql } from 'kysely'
import type { DeskSite, SiteDesk } from '../site-desk.ts'
import type { DeskBase } from './desk-base.ts'
import { paged, readCursor, writeCursor } from './paged.ts'
import { siteSettings } from './site-settings.ts'

interface SiteRow {
  id: string
  name: string
  config: string
  organisation_id: string
  created_at: number
  hosts: string
  version: number | null
  draft: string | null
  retention_days: number | null
  seen: string | null
}

export function libsqlSiteDesk(base: DeskBase, catchUp: () => Promise<void>): SiteDesk {
  const { db, all, first, run, change, record, now } = base
  const hostsOfSite = sql<string>`(select coalesce(json_group_array(entry), '[]') from
    (select entry from hosts where site_id = sites.id order by place))`
  const lastSeen = sql<string | null>`(select json_object('host', host, 'at', at) from seen
    where site_id = sites.id order by at desc limit 1)`
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
      'retention_days',
      hostsOfSite.as('hosts'),
      lastSeen.as('seen'),
    ])

  /** The site as it is now, for a change of it. */
  function need(id: string): DeskSite {
    const row = first(sites.where('sites.id', '=', id))
    if (!row) throw new ApiError('not_found', 'There is no such site.')
    return siteFrom(row)
  }

  function refuseTaken(siteId: string, entries: readonly string[]): void {
    const taken = first(
      db
        .selectFrom('hosts')
        .select('entry')
        .where('site_id', '<>', siteId)
        .where('entry', 'in', [...entries])
        .limit(1),
    )
    if (taken) throw new ApiError('conflict', `The host ${taken.entry} already belongs to a site.`)
  }

  function insertHosts(siteId: string, entries: readonly string[], from: number): void {
    const rows = entries.map((entry, index) => ({ entry, site_id: siteId, place: from + index }))
    if (rows.length > 0) run(db.insertInto('hosts').values(rows))
  }

  return {
    async list(organisationIds, { cursor, limit }) {
      await catchUp()
      if (organisationIds.length === 0) return { items: [], next: null }
      const after = readCursor(cursor)
      let query = sites
        .where('sites.organisation_id', 'in', [...organisationIds])
        .orderBy('sites.created_at')
        .orderBy('sites.id')
        .limit(limit + 1)
      if (after)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('sites.created_at', 'sites.id'), '>', tuple(after.at, after.id)),
        )
      return paged(all(query), limit, siteFrom, (row) => writeCursor(row.created_at, row.id))
    },
    async find(id) {
      await catchUp()
      const row = first(sites.where('sites.id', '=', id))
      return row && siteFrom(row)
    },
    create: ({ id, organisationId, name, hosts, config }, by) =>
      change(() => {
        refuseTaken(id, hosts)
        const row = {
          id,
          name,
          config: JSON.stringify(config),
          created_at: now(),
          organisation_id: organisationId,
        }
        run(db.insertInto('sites').values(row))
        insertHosts(id, hosts, 0)
        record(by, { organisationId, site: { id, name }, action: 'createSite', after: { name, hosts } })
      }),
    rename: (id, name, by) =>
      change(() => {
        const { organisationId, name: before } = need(id)
        run(db.updateTable('sites').set({ name }).where('id', '=', id))
        record(by, {
          organisationId,
          site: { id, name },
          action: 'changeSite',
          before: { name: before },
          after: { name },
        })
      }),
    remove: (id, by) =>
      change(() => {
        const { organisationId, name, hosts } = need(id)
        run(db.deleteFrom('hosts').where('site_id', '=', id))
        run(db.deleteFrom('sites').where('id', '=', id))
        record(by, { organisationId, site: { id, name }, action: 'removeSite', before: { name, hosts } })
      }),
    addHost: (id, entry, by) =>
      change(() => {
        const { organisationId, name, hosts } = need(id)
        if (hosts.includes(entry)) return
        refuseTaken(id, [entry])
        insertHosts(id, [entry], hosts.length)
        record(by, {
          organisationId,
          site: { id, name },
          action: 'addHost',
          subject: entry,
          before: hosts,
          after: [...hosts, entry],
        })
      }),
    removeHost: (id, entry, by) =>
      change(() => {
        const { organisationId, name, hosts } = need(id)
        if (!hosts.includes(entry)) return false
        const left = hosts.filter((host) => host !== entry)
        run(db.deleteFrom('hosts').where('site_id', '=', id))
        insertHosts(id, left, 0)
        record(by, {
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
      return all(
        db
          .selectFrom('seen')
          .select(['host', 'at'])
          .where('site_id', '=', id)
          .orderBy('at', 'desc')
          .limit(50),
      )
    },
    ...siteSettings(base, need),
  }
}

function siteFrom(row: SiteRow): DeskSite {
  const { enabled } = JSON.parse(row.config) as SiteConfig
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    hosts: JSON.parse(row.hosts) as string[],
    paused: enabled === false,
    version: row.version ?? 1,
    hasDraft: row.draft !== null && row.draft !== row.config,
    retentionDays: row.retention_days ?? 30,
    lastSeen: row.seen === null ? null : (JSON.parse(row.seen) as { host: string; at: number }),
    createdAt: row.created_at,
  }
}
