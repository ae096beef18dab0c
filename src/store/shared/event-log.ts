import { entriesOfStream } from '../redis/encoded-events.ts'
import type { RedisLink } from '../redis/open-redis.ts'
import type { WatchedLogs } from '../redis/watched-logs.ts'
import type { EventLog } from '../store.ts'
import type { SessionLogs } from './session-logs.ts'

export interface SharedLog extends EventLog {
  /** Tells Redis the cursors that it does not know yet. */
  flush(): Promise<void>
}

interface Cursor {
  readonly sessionId: string
  readonly epoch: string
  readonly seq: number
}

const confirmMs = 100
/** Cursors that wait; of what does not fit the client's next confirmation speaks as well. */
const maxCursors = 10_000

export function sharedEventLog(redis: RedisLink, logs: SessionLogs, watched: WatchedLogs): SharedLog {
  let cursors: Cursor[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const told = cursors
    cursors = []
    const values = told.flatMap(({ sessionId, epoch, seq }) => [sessionId, epoch, seq])
    if (values.length > 0) await redis.run('confirm', ...values)
  }

  return {
    flush,
    async tail(sessionId) {
      // Sent first on the same connection, so it is counted.
      if (cursors.some((cursor) => cursor.sessionId === sessionId)) void flush().catch(() => undefined)
      return logs.tail(sessionId)
    },
    async read(sessionId, after, limit, epoch) {
      const remembered = watched.read(sessionId, after, limit, epoch)
      if (remembered) return remembered
      const answer = await redis.run('read', sessionId, after, limit, epoch ?? '')
      if (answer === 'lost') return undefined
      const entries = typeof answer === 'string' ? [] : entriesOfStream(answer as [string, string[]][])
      const first = entries[0]?.seq
      const isWhole = typeof answer !== 'string' && (first === undefined || first <= after + 1)
      if (isWhole) return entries.filter(({ seq }) => seq > after).slice(0, limit)
      // Redis has lost the log or a part of it: a new one begins, and its readers are restored from history.
      await logs.renew(sessionId)
      return undefined
    },
    confirm(sessionId, seq, epoch = '') {
      if (cursors.length < maxCursors) cursors.push({ sessionId, epoch, seq })
      timer ??= setTimeout(() => void flush().catch(() => undefined), confirmMs)
    },
    watch: watched.watch,
  }
}
