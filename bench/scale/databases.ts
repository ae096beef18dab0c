import { throwawayPostgres } from '../../tests/support/throwaway-postgres.ts'
import { throwawayRedis } from '../../tests/support/throwaway-redis.ts'
import { startSubject, type Subject } from '../server/subject.ts'

/** A PostgreSQL and a Redis for one run, and nodes that share them. */
export interface Databases {
  node(name: string): Promise<Subject>
  close(): Promise<void>
}

export async function openDatabases(): Promise<Databases> {
  const [postgres, redis] = await Promise.all([throwawayPostgres(), throwawayRedis()])
  const environment = {
    DATABASE_URL: await postgres.database(),
    REDIS_URL: redis.url,
    SECRET_KEY: 'the same for every node of the measurement',
  }
  return {
    node: (name) => startSubject(name, { from: import.meta.dirname, environment }),
    async close() {
      await Promise.all([postgres.stop(), redis.stop()])
    },
  }
}
