import type { Connection } from '../file/open-database.ts'
import { firstTail, newTail, type BegunSession, type TailRow, type Tail } from './tail.ts'

/** The tails of the sessions this process has to do with. */
export interface Tails {
  /** The session's tail, read from disk on a cache miss. Undefined: the session is gone. */
  of(sessionId: string): Tail | undefined
  /** Caches a session that was just created: it is asked for next. */
  begin(session: BegunSession): void
  /** The tail only if memory has it. */
  known(sessionId: string): Tail | undefined
  forget(sessionId: string): void
  /** Drops from the cache what can be read from disk again. */
  trim(now: number): void
}

export function openTails(connection: Connection): Tails {
  const tails = new Map<string, Tail>()
  const find =
    connection.prepare(`select id, site_id, host, created_at, active_at, wake_at, messages, epoch, base, confirmed,
      thread_id, thread_place, trial
    from sessions where id = ? and evicted_at is null`)
  return {
    of(sessionId) {
      const known = tails.get(sessionId)
      if (known) return known.gone ? undefined : known
      const row = find.get(sessionId) as TailRow | undefined
      if (!row) return undefined
      const tail = newTail(row)
      tails.set(sessionId, tail)
      return tail
    },
    begin(session) {
      if (!tails.has(session.id)) tails.set(session.id, firstTail(session))
    },
    known: (sessionId) => tails.get(sessionId),
    forget: (sessionId) => void tails.delete(sessionId),
    trim(now) {
      for (const tail of tails.values()) if (isIdle(tail, now)) tails.delete(tail.sessionId)
    },
  }
}

/** Sessions that were created or active this recently stay in the cache. */
const keepMs = 60_000

function isIdle(tail: Tail, now: number): boolean {
  if (now - tail.session.activeAt < keepMs) return false
  const unused = tail.rows.length === 0 && tail.watchers.length === 0 && tail.next === tail.head + 1
  return unused && tail.written === tail.confirmed && (tail.lease?.until ?? 0) <= now
}
