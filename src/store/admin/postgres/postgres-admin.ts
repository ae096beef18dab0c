import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Postgres } from '../../postgres/open-postgres.ts'
import { lockAdmin } from '../../postgres/sites.ts'
import type { AdminStore } from '../admin-store.ts'
import type { AdminPlace } from '../queries/admin-base.ts'
import { adminStore } from '../queries/admin-store.ts'
import type { AdminTables } from '../queries/tables.ts'
import { catchUp } from './catch-up.ts'
import { postgresDialect } from './dialect.ts'
import { runOverWire } from '../../statements/run-over-wire.ts'

export interface PostgresAdminOptions {
  readonly postgres: Postgres
  /** For what owners change: every node reads it again. */
  readonly settings: Postgres
  readonly now: () => number
  readonly newId: () => string
}

const indexRowsAtOnce = 200

/** The dashboard that all nodes share. Its changes come one after the other, within a node and among nodes. */
export function postgresAdmin({ postgres, settings, now, newId }: PostgresAdminOptions): AdminStore {
  const db = new Kysely<Tables & AdminTables>({ dialect: new PostgresDialect({ pool: postgres.pool }) })
  let last: Promise<unknown> = Promise.resolve()

  const changeBy =
    ({ transact }: Postgres): AdminPlace['change'] =>
    (work) => {
      const change = () =>
        transact(async (ask) => {
          await lockAdmin(ask)
          return runOverWire(work(), ask)
        })
      const result = last.then(change, change)
      last = result
      return result
    }

  const place: AdminPlace = {
    db,
    dialect: postgresDialect,
    now,
    newId,
    read: (work) => runOverWire(work(), postgres.askAside),
    readOften: (work) => (key) => runOverWire(work(key), postgres.ask),
    change: changeBy(settings),
  }
  return adminStore(place, catchUp({ ...place, change: changeBy(postgres) }, indexRowsAtOnce))
}
