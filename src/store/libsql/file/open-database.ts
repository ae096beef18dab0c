import Database from 'libsql'
import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { Kysely, SqliteDialect } from 'kysely'
import { migrate } from './migrate.ts'
import type { Tables } from '../../tables.ts'

export type Connection = InstanceType<typeof Database>

/** The one connection of this process: synchronous for hot paths, and the same through kysely. */
export interface OpenDatabase {
  readonly connection: Connection
  readonly queries: Kysely<Tables>
  /** The steps by which the schema was just brought up to date. */
  readonly migrated: readonly string[]
}

/** How long a write waits for another process (the CLI on the same file) before it gives up. */
export const busyTimeoutMs = 5_000

/** Opens the file and brings its schema up to date. Commits survive kill -9 and a power cut. */
export function openDatabase({ file, now }: { file: string; now: () => number }): OpenDatabase {
  keepPrivate(file)
  const connection = new Database(file)
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`)
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  // Pages of 20 kB contexts are overwritten again and again: a longer log copies each to the file less often.
  connection.pragma('wal_autocheckpoint = 4000')
  // What a visitor deletes must not linger in free pages.
  connection.pragma('secure_delete = ON')
  const migrated = migrate({ connection, file, now })
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
  return { connection, queries, migrated }
}

const othersBits = 0o077

/** What visitors said is for this user alone; what lies beside the file (its log) takes its rights over from it. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  const { mode, uid } = statSync(file)
  // Somebody else's file is left as its owner wants it.
  if ((mode & othersBits) !== 0 && uid === process.getuid?.()) chmodSync(file, 0o600)
}
