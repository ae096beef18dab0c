import { afterAll, afterEach, beforeAll } from 'vitest'
import { throwawayPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'
import { throwawayRedis, type ThrowawayRedis } from './throwaway-redis.ts'
import { openSharedStore } from '../../src/store/lazy-stores.ts'
import type { SharedStore, SharedStoreOptions } from '../../src/store/shared-store.ts'
import { migratePostgres } from '../../src/store/postgres/migrate.ts'

/** A node on a place: each call is another one beside those before. */
export type SharedPlace = (options?: Partial<SharedStoreOptions>) => Promise<SharedStore>

export interface SharedDatabases {
  readonly redis: ThrowawayRedis
  readonly postgres: ThrowawayPostgres
  /** An empty database with our tables. */
  database(): Promise<string>
}

/** Throw-away databases for one test file. */
export function sharedDatabases(): () => SharedDatabases {
  let databases: SharedDatabases
  beforeAll(async () => {
    const [redis, postgres] = await Promise.all([throwawayRedis(), throwawayPostgres()])
    const template = await postgres.database()
    await migratePostgres({ url: template, now: Date.now })
    databases = { redis, postgres, database: () => postgres.database(template) }
  })
  afterAll(() => Promise.all([databases.redis.stop(), databases.postgres.stop()]))
  return () => databases
}

/** Places for stores; whoever opens one closes it. */
export function sharedPlaces(databases: () => SharedDatabases): () => SharedPlace {
  return () => {
    const { redis, database } = databases()
    const databaseUrl = database()
    return async (options = {}) =>
      openSharedStore({
        databaseUrl: await databaseUrl,
        redisUrl: redis.url,
        sessionIdleMs: 1_800_000,
        // A busy machine is no fault: only tests of faults give up sooner.
        patienceMs: 60_000,
        ...options,
      })
  }
}

/** Nodes on one place a test; they are closed after it. */
export function sharedNodes(databases: () => SharedDatabases): () => SharedPlace {
  const opened: SharedStore[] = []
  const newPlace = sharedPlaces(databases)
  afterEach(async () => {
    for (const node of opened.splice(0)) await node.close()
  })
  return () => {
    const place = newPlace()
    return async (options) => {
      const node = await place(options)
      opened.push(node)
      return node
    }
  }
}
