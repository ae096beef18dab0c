import type { WithTime } from '../postgres/database-time.ts'
import { eraseRows, evictRows } from '../postgres/end-sessions.ts'
import type { Postgres } from '../postgres/open-postgres.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { WatchedLogs } from '../redis/watched-logs.ts'
import type { SessionStore } from '../store.ts'
import type { Redo } from './redo.ts'
import type { RowWriter } from './row-writer.ts'

export interface EndOptions {
  readonly postgres: Postgres
  readonly withTime: WithTime
  readonly redis: RedisLink
  readonly watched: WatchedLogs
  readonly rows: RowWriter
  readonly redo: Redo
}

export interface Endings extends Pick<SessionStore, 'evict' | 'erase'> {
  /** Removes the logs of sessions whose end was interrupted. */
  sweep(): Promise<void>
}

const logsAtOnce = 200

/** Ends sessions: first in PostgreSQL, which remembers that the log is still there, then in Redis. */
export function endSessions({ postgres, withTime, redis, watched, rows, redo }: EndOptions): Endings {
  async function removeLog(id: string): Promise<void> {
    await redis.run('remove', redis.self, id)
    watched.ended(id)
    await postgres.ask({ sql: 'delete from ended where session_id = $1', parameters: [id] })
  }

  /** The session has ended already, whatever becomes of its log now: a sweep comes back for that. */
  async function removeLogSoon(id: string): Promise<void> {
    await removeLog(id).catch(() => watched.ended(id))
  }

  return {
    async evict(id, since = Number.MAX_SAFE_INTEGER) {
      await redo.finish(id)
      if (await rows.alone((ask) => evictRows(ask, withTime, id, since))) await removeLogSoon(id)
    },
    async erase(id) {
      const found = await rows.alone((ask) => eraseRows(ask, id))
      if (found) await removeLogSoon(id)
      return found
    },
    async sweep() {
      const { rows } = await postgres.ask({
        sql: 'select session_id from ended limit $1',
        parameters: [logsAtOnce],
      })
      for (const { session_id: id } of rows as { session_id: string }[]) await removeLog(id)
    },
  }
}
