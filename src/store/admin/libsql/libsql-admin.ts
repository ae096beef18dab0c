import type { Kysely } from 'kysely'
import type { GroupCommit } from '../../libsql/commit/group-commit.ts'
import type { Connection } from '../../libsql/file/open-database.ts'
import type { Tables } from '../../tables.ts'
import type { AdminStore } from '../admin-store.ts'
import type { AdminPlace, AdminQueries } from '../queries/admin-base.ts'
import { adminStore } from '../queries/admin-store.ts'
import { catchUp } from './catch-up.ts'
import { libsqlDialect } from './dialect.ts'
import { runNow } from '../../statements/run-now.ts'

export interface LibsqlAdminOptions {
  readonly connection: Connection
  readonly queries: Kysely<Tables>
  readonly writes: GroupCommit
  /** For what owners change: it holds from the next request on. */
  readonly settings: GroupCommit
  readonly now: () => number
  readonly newId: () => string
  /** Entries indexed in one transaction: few enough that no visitor notices the pause. */
  readonly indexRowsAtOnce?: number | undefined
}

/** The dashboard in the same file as the sessions it reads. Its changes share their transactions with visitors. */
export function libsqlAdmin(options: LibsqlAdminOptions): AdminStore {
  const { connection, queries, writes, settings, now, newId, indexRowsAtOnce = 200 } = options
  const run = runNow(connection)
  const changeBy =
    ({ change }: GroupCommit): AdminPlace['change'] =>
    (work) =>
      change(() => run(work()))
  const place: AdminPlace = {
    db: queries as unknown as AdminQueries,
    dialect: libsqlDialect,
    now,
    newId,
    async read(work) {
      return run(work())
    },
    readOften: (work) => async (key) => run(work(key)),
    change: changeBy(settings),
  }
  return adminStore(place, catchUp(connection, { ...place, change: changeBy(writes) }, indexRowsAtOnce))
}
