import { libsqlStore, type KnowledgeStore } from '#store'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSharedStore } from '../../src/store/lazy-stores.ts'
import { migratePostgres } from '../../src/store/postgres/migrate.ts'
import { throwawayPostgres } from '../../tests/support/throwaway-postgres.ts'
import { throwawayRedis } from '../../tests/support/throwaway-redis.ts'

/** A store that is gone after the measurement. */
export interface Bench {
  readonly knowledge: KnowledgeStore
  close(): Promise<void>
}

/** Makes empty stores of one kind. */
export interface Stores {
  open(): Promise<Bench>
  stop(): Promise<void>
}

export function embeddedStores(): Stores {
  return {
    async open() {
      const place = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
      const store = libsqlStore({ file: join(place, 'knowledge.db') })
      return {
        knowledge: store.knowledge,
        async close() {
          await store.close()
          rmSync(place, { recursive: true })
        },
      }
    },
    stop: async () => undefined,
  }
}

/** A PostgreSQL of this machine, started for the measurement. */
export async function postgresqlStores(): Promise<Stores> {
  const [postgres, redis] = await Promise.all([throwawayPostgres(), throwawayRedis()])
  return {
    async open() {
      const databaseUrl = await postgres.database()
      await migratePostgres({ url: databaseUrl, now: Date.now })
      return openSharedStore({ databaseUrl, redisUrl: redis.url, sessionIdleMs: 1_800_000 })
    },
    async stop() {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}
