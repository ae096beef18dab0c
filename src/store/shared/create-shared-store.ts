import { ApiError } from '#protocol'
import { randomBytes, randomUUID } from 'node:crypto'
import type { SharedStore, SharedStoreOptions } from '../shared-store.ts'
import { postgresAdmin } from '../admin/postgres/postgres-admin.ts'
import { postgresKnowledge } from '../knowledge/postgres-knowledge.ts'
import { databaseTime } from '../postgres/database-time.ts'
import { postgresLeases } from '../postgres/leases.ts'
import { migratePostgres } from '../postgres/migrate.ts'
import { migrations } from '../migrations/postgres-migrations.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { readSessions } from '../postgres/read-sessions.ts'
import { postgresSites } from '../postgres/sites.ts'
import { postgresSpending } from '../postgres/spending.ts'
import { logWriter } from '../redis/log-writer.ts'
import { redisCounts } from '../redis/counts.ts'
import { redisNeighbours } from '../redis/notices.ts'
import { redisPresence } from '../redis/presence.ts'
import { redisSeats } from '../redis/seats.ts'
import { openRedis } from '../redis/open-redis.ts'
import { watchedLogs } from '../redis/watched-logs.ts'
import { unavailable } from '../unavailable.ts'
import { endSessions } from './end-sessions.ts'
import { sharedEventLog } from './event-log.ts'
import { createSettingsCache } from './settings-cache.ts'
import { sharedLeases } from './leases.ts'
import { openRedo } from './redo.ts'
import { rowWriter } from './row-writer.ts'
import { sessionLogs } from './session-logs.ts'
import { writeSessions } from './write-sessions.ts'

const sweepMs = 10_000
const defaultPatienceMs = 2_000

/** PostgreSQL and Redis as one store. See docs/decisions/403-two-stores.md. */
export async function createSharedStore(options: SharedStoreOptions): Promise<SharedStore> {
  const { databaseUrl, redisUrl, sessionIdleMs, now, onWarning = () => undefined } = options
  const {
    newEpoch = () => randomBytes(4).toString('hex'),
    maxEntries = 10_000,
    patienceMs = defaultPatienceMs,
  } = options
  // A log outlives the idle time by a margin: eviction, not expiry, is what ends a session.
  const keepMs = 2 * sessionIdleMs + 60_000
  const steps = await migratePostgres({ url: databaseUrl, now: now ?? Date.now }).catch(
    stop('PostgreSQL (DATABASE_URL)'),
  )
  if (steps.length > 0 && steps.length < migrations.length) options.onMigrated?.(steps)
  const postgres = openPostgres({ url: databaseUrl, patienceMs, onWarning })
  const redis = await openRedis({ url: redisUrl, self: randomUUID(), patienceMs, onWarning }).catch(
    async (error) => {
      await postgres.close()
      return stop('Redis (REDIS_URL)')(error)
    },
  )
  const withTime = databaseTime(now)
  const watched = watchedLogs(redis)
  const logs = sessionLogs({ postgres, redis, newEpoch, keepMs })
  const log = logWriter({ redis, watched, keepMs, maxEntries })
  const rows = rowWriter(postgres, redis.self)
  const redo = openRedo({ redis, rows, onWarning })
  const eventLog = sharedEventLog(redis, logs, watched)
  const neighbours = redisNeighbours(redis)
  const { keep, changing } = createSettingsCache({ neighbours })
  const admin = postgresAdmin({
    postgres,
    settings: changing(postgres),
    now: now ?? Date.now,
    newId: randomUUID,
  })
  const reads = readSessions(postgres, withTime)
  const { evict, erase, sweep } = endSessions({ postgres, withTime, redis, watched, rows, redo })
  const sweepNow = () => void sweep().catch(ignoreUntilNextTime)
  const sweeping = setInterval(sweepNow, sweepMs)
  sweeping.unref()
  redis.onConnect(sweepNow)

  return {
    sites: postgresSites(changing(postgres), keep),
    sessions: {
      ...reads,
      ...writeSessions({ postgres, logs, log, rows, redo, newEpoch }),
      ...sharedLeases({ leases: postgresLeases(postgres, withTime), redis, logs, redo }),
      evict,
      erase,
      /** What the log has said is in the history, also where its writer died on the way there. */
      async history(id, query) {
        await redo.finish(id)
        return reads.history(id, query)
      },
    },
    log: eventLog,
    spending: postgresSpending(postgres),
    admin: { ...admin, sites: { ...admin.sites, settings: keep(admin.sites.settings) } },
    knowledge: postgresKnowledge(postgres, now ?? Date.now),
    neighbours,
    seats: redisSeats(redis, neighbours, keepMs),
    counts: redisCounts(redis),
    presence: redisPresence(redis, now ?? Date.now),
    async check() {
      await Promise.all([postgres.ask({ sql: 'select 1', parameters: [] }), redis.call('PING')])
    },
    async close() {
      clearInterval(sweeping)
      redo.close()
      await log.close()
      await rows.close()
      await eventLog.flush().catch(ignoreUntilNextTime)
      await redis.close()
      await postgres.close()
    },
  }
}

/** Without its databases a node does not start, and says which one is missing. */
function stop(what: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof ApiError ? error.cause : error
    throw unavailable(
      error,
      `${what} cannot be used: ${reason instanceof Error ? reason.message : String(reason)}`,
    )
  }
}

/** A database that is away is reported by the callers that wait for it; what is left here is done another time. */
function ignoreUntilNextTime(): void {}
