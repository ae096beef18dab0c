import type { MoveOptions } from './move/move-to-postgres.ts'

export type { MoveOptions } from './move/move-to-postgres.ts'

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
