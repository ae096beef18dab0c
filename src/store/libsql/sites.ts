import { sql, type Kysely } from 'kysely'
import { ApiError, type SiteConfig } from '#protocol'
import type { Site, SiteStore } from '../store.ts'
import { column } from './column.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Connection } from './open-database.ts'
import type { Tables } from './tables.ts'

interface SitesOptions {
  readonly connection: Connection
  readonly queries: Kysely<Tables>
  readonly writes: GroupCommit
}

interface SiteRow {
  id: string
  name: string
  config: string
  created_at: number
  hosts: string
}

const mostParsed = 1_000

/** Rows are read anew each time, because another process may change them; only what was parsed of them is kept. */
export function libsqlSites({ connection, queries, writes }: SitesOptions): SiteStore {
  const hostsOfSite = sql<string>`(select json_group_array(entry order by place) from hosts where site_id = sites.id)`
  const allSites = queries
    .selectFrom('sites')
    .select(['id', 'name', 'config', 'created_at', hostsOfSite.as('hosts')])
  // Asked on every request.
  const findHost = connection.prepare(`
    select found.entry, sites.id, name, config, created_at, (select json_group_array(entry order by place)
      from hosts where site_id = sites.id) as hosts
    from (select hosts.entry, hosts.site_id from json_each(?) wanted join hosts on hosts.entry = wanted.value
      order by wanted.key limit 1) found join sites on sites.id = found.site_id`)
  const findSite = connection.prepare(allSites.where('id', '=', '').compile().sql)
  const siteFrom = siteParser()

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
    async get(id) {
      return siteFrom(findSite.get(id) as SiteRow | undefined)
    },
    async list() {
      const rows = await allSites.orderBy('created_at').orderBy('id').execute()
      return rows.flatMap((row) => siteFrom(row) ?? [])
    },
    remove: (id) =>
      writes.change(() => {
        connection.prepare('delete from hosts where site_id = ?').run(id)
        return connection.prepare('delete from sites where id = ?').run(id).changes > 0
      }),
    async findByHost(entries) {
      const found = findHost.get(JSON.stringify(entries)) as (SiteRow & { entry: string }) | undefined
      const site = siteFrom(found)
      return site && found ? { site, entry: found.entry } : undefined
    },
  }
}

/** Parses a site's row unless it is the one that was parsed last. */
function siteParser(): (row: SiteRow | undefined) => Site | undefined {
  const parsed = new Map<string, { row: SiteRow; site: Site }>()
  return (row) => {
    if (!row) return undefined
    const last = parsed.get(row.id)
    if (last && isSame(last.row, row)) return last.site
    const { id, name, created_at: createdAt } = row
    const hosts = JSON.parse(row.hosts) as string[]
    const site = { id, name, hosts, config: JSON.parse(row.config) as SiteConfig, createdAt }
    if (parsed.size >= mostParsed) parsed.clear()
    parsed.set(id, { row, site })
    return site
  }
}

function isSame(one: SiteRow, other: SiteRow): boolean {
  return one.config === other.config && one.hosts === other.hosts && one.name === other.name
}

function refuseTakenHosts(connection: Connection, site: Site): void {
  const sql =
    'select entry from hosts where site_id <> ? and entry in (select value from json_each(?)) limit 1'
  const taken = column<string>(connection, sql).first(site.id, JSON.stringify(site.hosts))
  if (taken) throw new ApiError('conflict', `The host ${taken} belongs to another site.`)
}
