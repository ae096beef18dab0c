import type { MoveOptions } from './move/move-to-postgres.ts'
import type { SharedStore, SharedStoreOptions } from './shared-store.ts'

export type { MoveOptions } from './move/move-to-postgres.ts'

// A single node never loads the clients of PostgreSQL and Redis.

/** Opens PostgreSQL and Redis as one store and brings the schema up to date. */
export async function openSharedStore(options: SharedStoreOptions): Promise<SharedStore> {
  const { createSharedStore } = await import('./shared/create-shared-store.ts')
  return createSharedStore(options)
}

/** Copies an embedded store into an empty PostgreSQL, whole or not at all. */
export async function moveStore(options: MoveOptions): Promise<void> {
  const { moveToPostgres } = await import('./move/move-to-postgres.ts')
  await moveToPostgres(options)
}

/** Brings PostgreSQL's schema up to date, once however many ask at the same time. Returns what was missing. */
export async function migrateShared(databaseUrl: string): Promise<string[]> {
  const { migratePostgres } = await import('./postgres/migrate.ts')
  return migratePostgres({ url: databaseUrl, now: Date.now })
}
