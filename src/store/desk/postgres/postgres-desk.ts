import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { Postgres } from '../../postgres/open-postgres.ts'
import { lockDesk } from '../../postgres/sites.ts'
import type { DeskStore } from '../desk-store.ts'
import type { DeskPlace } from '../queries/desk-base.ts'
import { deskStore } from '../queries/desk-store.ts'
import type { DeskTables } from '../queries/tables.ts'
import { catchUp } from './catch-up.ts'
import { postgresDialect } from './dialect.ts'
import { runOverWire } from '../../statements/run-over-wire.ts'

export interface PostgresDeskOptions {
  readonly postgres: Postgres
  /** For what owners change: every node reads it again. */
  readonly settings: Postgres
  readonly now: () => number
  readonly newId: () => string
}

const indexRowsAtOnce = 200

/** The desk that all nodes share. Its changes come one after the other, within a node and among nodes. */
export function postgresDesk({ postgres, settings, now, newId }: PostgresDeskOptions): DeskStore {
  const db = new Kysely<Tables & DeskTables>({ dialect: new PostgresDialect({ pool: postgres.pool }) })
  let last: Promise<unknown> = Promise.resolve()

  const changeBy =
    ({ transact }: Postgres): DeskPlace['change'] =>
    (work) => {
      const change = () =>
        transact(async (ask) => {
          await lockDesk(ask)
          return runOverWire(work(), ask)
        })
      const result = last.then(change, change)
      last = result
      return result
    }

  const place: DeskPlace = {
    db,
    dialect: postgresDialect,
    now,
    newId,
    read: (work) => runOverWire(work(), postgres.askAside),
    readOften: (work) => (key) => runOverWire(work(key), postgres.ask),
    change: changeBy(settings),
  }
  return deskStore(place, catchUp({ ...place, change: changeBy(postgres) }, indexRowsAtOnce))
}
