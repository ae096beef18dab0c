import { setTimeout as delay } from 'node:timers/promises'
import type { SessionStore } from '../../store.ts'
import type { Batch } from '../commit/batch.ts'
import { column } from '../file/column.ts'
import type { GroupCommit } from '../commit/group-commit.ts'
import type { Journal } from '../log/journal.ts'
import { busyTimeoutMs, type Connection } from '../file/open-database.ts'
import type { RecentSessions } from './recent-sessions.ts'
import type { Tails } from '../log/tails.ts'

type Endings = Pick<SessionStore, 'evict' | 'erase'>

interface EndOptions {
  readonly connection: Connection
  readonly writes: GroupCommit
  readonly journal: Journal
  readonly tails: Tails
  readonly recents: RecentSessions
  readonly now: () => number
}

/** What an ended session no longer needs, and what its transcript consists of. */
const working = ['contexts', 'turns', 'inbox']
const transcript = ['history', 'notes']
/** The write-ahead log is emptied at most this often, however many visitors delete at once. */
const checkpointMs = 1_000

export function endSessions(options: EndOptions): Endings {
  const { connection, writes, journal, tails, recents, now } = options
  const removeFrom = (tables: readonly string[]) =>
    tables.map((table) => connection.prepare(`delete from ${table} where session_id = ?`))
  const removeWorking = removeFrom(working)
  const removeTranscript = removeFrom(transcript)
  const removeSession = connection.prepare('delete from sessions where id = ?')
  const exists = column<number>(connection, 'select 1 from sessions where id = ?')
  const markEvicted = connection.prepare(`update sessions set evicted_at = ?, wake_at = null
    where id = ? and evicted_at is null and messages > 0`)
  const neverSpoke = connection.prepare(
    'delete from sessions where id = ? and messages = 0 and evicted_at is null',
  )
  const emptyWal = walEmptier(connection)

  /** Takes the session's events out of log and memory; what other sessions said in the same rows stays. */
  function silence(id: string, batch: Batch): void {
    batch.settle()
    const tail = tails.of(id)
    if (!tail) return
    journal.scrub(id, batch.journalRows(tail))
    tail.gone = true
    batch.afterFailure(() => void (tail.gone = false))
    batch.afterCommit(() => tails.forget(id))
    batch.afterCommit(() => recents.forget(id))
    batch.afterCommit(() => tail.watchers.forEach((wake) => wake()))
  }

  return {
    evict: (id, since = Infinity) =>
      writes.add((batch) => {
        if ((tails.of(id)?.session.activeAt ?? 0) >= since) return
        silence(id, batch)
        for (const statement of removeWorking) statement.run(id)
        neverSpoke.run(id)
        markEvicted.run(now(), id)
      }),
    async erase(id) {
      const found = await writes.add((batch) => {
        silence(id, batch)
        if (exists.first(id) === undefined) return false
        for (const statement of [...removeWorking, ...removeTranscript, removeSession]) statement.run(id)
        return true
      })
      if (found) await emptyWal()
      return found
    },
  }
}

/** Deleted pages are zeroed in the file, but their old contents stay in the write-ahead log until it is emptied. */
function walEmptier(connection: Connection): () => Promise<void> {
  let next: Promise<void> | undefined
  let last = -Infinity
  return () => {
    next ??= (async () => {
      await delay(Math.max(0, last + checkpointMs - performance.now()))
      next = undefined
      last = performance.now()
      if (!connection.open) return
      // Never wait for another process here: its reader would hold up every visitor.
      connection.pragma('busy_timeout = 0')
      connection.pragma('wal_checkpoint(TRUNCATE)')
      connection.pragma(`busy_timeout = ${busyTimeoutMs}`)
    })()
    return next
  }
}
