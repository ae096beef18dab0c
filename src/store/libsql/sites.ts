import { sql, type Kysely } from 'kysely'
import { ApiError, type SiteConfig } from '#protocol'
import type { Site, SiteStore } from '../store.ts'
import { column } from './file/column.ts'
import type { GroupCommit } from './commit/group-commit.ts'
import type { SettingsCache } from './settings-cache.ts'
import type { Connection } from './file/open-database.ts'
import type { Tables } from '../tables.ts'

interface SitesOptions {
  readonly connection: Connection
  readonly queries: Kysely<Tables>
  readonly writes: GroupCommit
  readonly keep: SettingsCache['keep']
}

interface SiteRow {
  id: string
  name: string
  config: string
  created_at: number
  hosts: string
}

export function libsqlSites({ connection, queries, writes, keep }: SitesOptions): SiteStore {
  const hostsOfSite = sql<string>`(select json_group_array(entry order by place) from hosts where site_id = sites.id)`
  const allSites = queries
    .selectFrom('sites')
    .select(['id', 'name', 'config', 'created_at', hostsOfSite.as('hosts')])
  const findHost = connection.prepare(`
    select found.entry, sites.id, name, config, created_at, (select json_group_array(entry order by place)
      from hosts where site_id = sites.id) as hosts
    from (select hosts.entry, hosts.site_id from json_each(?) wanted join hosts on hosts.entry = wanted.value
      order by wanted.key limit 1) found join sites on sites.id = found.site_id`)
  const findSite = connection.prepare(allSites.where('id', '=', '').compile().sql)

  // Asked at every request and every turn.
  const siteOf = keep(async (id) => {
    const row = findSite.get(id) as SiteRow | undefined
    return row && siteFrom(row)
  })
  const holderOf = keep(async (entries) => {
    const row = findHost.get(JSON.stringify(entries.split(' '))) as (SiteRow & { entry: string }) | undefined
    return row && { site: siteFrom(row), entry: row.entry }
  })

  const write = (site: Site, isNew: boolean) =>
    writes.change(() => {
      refuseTakenHosts(connection, site)
      const { id, name, createdAt } = site
      const row = { id, name, config: JSON.stringify(site.config), created_at: createdAt }
      const run = (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
        const { sql, parameters } = query.compile()
        return connection.prepare(sql).run(...parameters)
      }
      if (isNew) run(queries.insertInto('sites').values(row))
      else run(queries.updateTable('sites').set(row).where('id', '=', id))
      run(queries.deleteFrom('hosts').where('site_id', '=', id))
      const hosts = site.hosts.map((entry, place) => ({ entry, site_id: id, place }))
      if (hosts.length > 0) run(queries.insertInto('hosts').values(hosts))
    })

  return {
    add: (site) => write(site, true),
    save: (site) => write(site, false),
    get: siteOf,
    async list() {
      const rows = await allSites.orderBy('created_at').orderBy('id').execute()
      return rows.map(siteFrom)
    },
    remove: (id) =>
      writes.change(() => {
        connection.prepare('delete from hosts where site_id = ?').run(id)
        return connection.prepare('delete from sites where id = ?').run(id).changes > 0
      }),
    findByHost: (entries) => holderOf(entries.join(' ')),
  }
}

function siteFrom({ id, name, config, hosts, created_at: createdAt }: SiteRow): Site {
  return {
    id,
    name,
    hosts: JSON.parse(hosts) as string[],
    config: JSON.parse(config) as SiteConfig,
    createdAt,
  }
}

function refuseTakenHosts(connection: Connection, site: Site): void {
  const sql =
    'select entry from hosts where site_id <> ? and entry in (select value from json_each(?)) limit 1'
  const taken = column<string>(connection, sql).first(site.id, JSON.stringify(site.hosts))
  if (taken) throw new ApiError('conflict', `The host ${taken} belongs to another site.`)
}
