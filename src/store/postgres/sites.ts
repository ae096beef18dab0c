import { ApiError, type SiteConfig } from '#protocol'
import type { Site, SiteStore } from '../store.ts'
import type { Ask, Postgres } from './open-postgres.ts'

interface SiteRow {
  id: string
  name: string
  config: string
  created_at: number
  hosts: string[]
}

/** Keeps what was read of settings until one of them is changed. */
type Keep = <Value>(read: (key: string) => Promise<Value>) => (key: string) => Promise<Value>

const columns = `sites.id, sites.name, sites.config, sites.created_at,
  array(select entry from hosts where site_id = sites.id order by place) as hosts`

export function postgresSites(postgres: Postgres, keep: Keep): SiteStore {
  async function rowsOf<Row>(name: string, sql: string, ...parameters: unknown[]): Promise<Row[]> {
    return (await postgres.ask({ name, sql, parameters })).rows as Row[]
  }

  const siteOfHost = keep(async (entries) => {
    const [row] = await rowsOf<SiteRow & { entry: string }>(
      'site of host',
      `select hosts.entry, ${columns} from json_array_elements_text($1) with ordinality as wanted (entry, place)
        join hosts using (entry) join sites on sites.id = hosts.site_id order by wanted.place limit 1`,
      entries,
    )
    return row && { site: siteFrom(row), entry: row.entry }
  })

  const write = (site: Site, sql: string) =>
    postgres.transact(async (ask) => {
      const { id, name, config, createdAt, hosts } = site
      await lockAdmin(ask)
      await refuseTakenHosts(ask, site)
      await ask({ sql, parameters: [id, name, JSON.stringify(config), createdAt] })
      await ask({ sql: 'delete from hosts where site_id = $1', parameters: [id] })
      await ask({
        sql: `insert into hosts (entry, site_id, place)
          select entry, $1, place - 1 from unnest($2::text[]) with ordinality as given (entry, place)`,
        parameters: [id, hosts],
      })
    })

  return {
    add: (site) => write(site, 'insert into sites (id, name, config, created_at) values ($1, $2, $3, $4)'),
    save: (site) => write(site, 'update sites set name = $2, config = $3, created_at = $4 where id = $1'),
    get: keep(async (id) => {
      const [row] = await rowsOf<SiteRow>('site', `select ${columns} from sites where id = $1`, id)
      return row && siteFrom(row)
    }),
    async list() {
      const rows = await rowsOf<SiteRow>('sites', `select ${columns} from sites order by created_at, id`)
      return rows.map(siteFrom)
    },
    remove: (id) =>
      postgres.transact(async (ask) => {
        await lockAdmin(ask)
        await ask({ sql: 'delete from hosts where site_id = $1', parameters: [id] })
        return (await ask({ sql: 'delete from sites where id = $1', parameters: [id] })).count > 0
      }),
    findByHost: (entries) => siteOfHost(JSON.stringify(entries)),
  }
}

/** Changes of sites and of the dashboard come one after the other, whichever node makes them. */
export async function lockAdmin(ask: Ask): Promise<void> {
  await ask({ sql: 'select pg_advisory_xact_lock($1)', parameters: [adminLock] })
}
const adminLock = 7_242_431_003

async function refuseTakenHosts(ask: Ask, { id, hosts }: Site): Promise<void> {
  const { rows } = await ask({
    sql: 'select entry from hosts where site_id <> $1 and entry = any($2) limit 1',
    parameters: [id, hosts],
  })
  const [taken] = rows as { entry: string }[]
  if (taken) throw new ApiError('conflict', `The host ${taken.entry} belongs to another site.`)
}

function siteFrom({ id, name, config, created_at: createdAt, hosts }: SiteRow): Site {
  return { id, name, hosts, config: JSON.parse(config) as SiteConfig, createdAt }
}
