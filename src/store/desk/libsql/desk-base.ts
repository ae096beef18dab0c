import type { Kysely } from 'kysely'
import type { GroupCommit } from '../../libsql/group-commit.ts'
import type { Connection } from '../../libsql/open-database.ts'
import type { Tables } from '../../libsql/tables.ts'
import type { AuditLine } from '../audit-store.ts'
import type { Actor } from '../desk-store.ts'
import { syncQueries, type SyncQueries } from './sync-queries.ts'
import type { DeskTables } from './tables.ts'

export type DeskQueries = Kysely<Tables & DeskTables>

/** What every part of the desk works with. */
export interface DeskBase extends SyncQueries {
  readonly db: DeskQueries
  readonly now: () => number
  readonly newId: () => string
  /** Runs a change in the next transaction, whole or not at all. */
  change<Result>(stage: () => Result): Promise<Result>
  /** Writes an audit line; only inside `change`. */
  record(by: Actor, line: AuditLine): void
}

export interface DeskBaseOptions {
  readonly connection: Connection
  readonly queries: Kysely<Tables>
  readonly writes: GroupCommit
  readonly now: () => number
  readonly newId: () => string
}

export function deskBase({ connection, queries, writes, now, newId }: DeskBaseOptions): DeskBase {
  const db = queries as unknown as DeskQueries
  const sync = syncQueries(connection)
  return {
    ...sync,
    db,
    now,
    newId,
    change: (stage) =>
      writes.add((batch) => {
        batch.settle()
        // The transaction is shared with visitors: a change that fails half-way takes back only itself.
        connection.exec('savepoint desk')
        try {
          const result = stage()
          connection.exec('release desk')
          return result
        } catch (error) {
          if (connection.inTransaction) connection.exec('rollback to desk; release desk')
          throw error
        }
      }),
    record(by, { organisationId, site, action, subject, before, after }) {
      const line = {
        organisation_id: organisationId,
        site_id: site?.id ?? null,
        site_name: site?.name ?? null,
        at: now(),
        actor_id: by.id,
        actor_name: by.name,
        action,
        subject: subject ?? null,
        before: JSON.stringify(before ?? null),
        after: JSON.stringify(after ?? null),
      }
      sync.run(db.insertInto('audit').values(line))
    },
  }
}
