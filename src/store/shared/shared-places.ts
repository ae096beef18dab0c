import { afterAll, beforeAll } from 'vitest'
import { throwawayPostgres, type ThrowawayPostgres } from '../../../tests/support/throwaway-postgres.ts'
import { throwawayRedis, type ThrowawayRedis } from '../../../tests/support/throwaway-redis.ts'
import { openSharedStore, type SharedStore, type SharedStoreOptions } from '../open-shared-store.ts'

export type SharedPlace = (options?: Partial<SharedStoreOptions>) => Promise<SharedStore>

/** Throw-away databases for one test file; each call gives a place of its own on them. */
export function sharedPlaces(): () => SharedPlace {
  let redis: ThrowawayRedis
  let postgres: ThrowawayPostgres
  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([throwawayRedis(), throwawayPostgres()])
  })
  afterAll(() => Promise.all([redis.stop(), postgres.stop()]))
  return () => {
    const database = postgres.database()
    return async (options = {}) =>
      openSharedStore({
        databaseUrl: await database,
        redisUrl: redis.url,
        sessionIdleMs: 1_800_000,
        ...options,
      })
  }
}
