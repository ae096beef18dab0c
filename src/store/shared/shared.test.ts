import { afterAll, beforeAll } from 'vitest'
import { throwawayPostgres, type ThrowawayPostgres } from '../../../tests/support/throwaway-postgres.ts'
import { throwawayRedis, type ThrowawayRedis } from '../../../tests/support/throwaway-redis.ts'
import { describeStore } from '../contract.ts'
import { openSharedStore } from '../open-shared-store.ts'

let redis: ThrowawayRedis
let postgres: ThrowawayPostgres
beforeAll(async () => {
  ;[redis, postgres] = await Promise.all([throwawayRedis(), throwawayPostgres()])
})
afterAll(() => Promise.all([redis.stop(), postgres.stop()]))

describeStore('PostgreSQL and Redis', () => {
  const database = postgres.database()
  return async ({ now }) =>
    openSharedStore({ databaseUrl: await database, redisUrl: redis.url, sessionIdleMs: 1_800_000, now })
})
