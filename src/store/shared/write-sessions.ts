import type { Postgres } from '../postgres/open-postgres.ts'
import { insertSession } from '../postgres/session-logs.ts'
import type { Appended, LogWriter } from '../redis/log-writer.ts'
import type { Commit, SessionStore } from '../store.ts'
import type { Redo } from './redo.ts'
import type { RowWriter } from './row-writer.ts'
import { changeOf, changeOfMessage, hasRows, placed, type PlacelessChange } from './session-changes.ts'
import type { SessionLogs } from './session-logs.ts'

type Writes = Pick<SessionStore, 'create' | 'accept' | 'commit'>

export interface WriteOptions {
  readonly postgres: Postgres
  readonly logs: SessionLogs
  readonly log: LogWriter
  readonly rows: RowWriter
  readonly redo: Redo
  readonly newEpoch: () => string
}

/**
 * What changes sessions. A change with events is decided in Redis, where its fence is checked, and then brought to
 * PostgreSQL; one without events is decided in PostgreSQL alone. See docs/decisions/403-two-stores.md.
 */
export function writeSessions({ postgres, logs, log, rows, redo, newEpoch }: WriteOptions): Writes {
  async function append(
    { sessionId, events = [], fence }: Commit,
    change: PlacelessChange | undefined,
  ): Promise<Appended | undefined> {
    const wanted = { sessionId, events, fence, redo: change && JSON.stringify(change) }
    let answer = await log.add(wanted)
    if (answer === 'missing' && (await logs.renew(sessionId))) answer = await log.add(wanted)
    return typeof answer === 'string' ? undefined : answer
  }

  return {
    async create({ id, ...session }) {
      const start = await insertSession(postgres, { id, ...session, epoch: newEpoch() })
      if (start) await logs.begin(id, start)
    },
    async accept(message, taken) {
      const { sessionId, messageId } = message
      const tail = await logs.tail(sessionId)
      if (!tail) return undefined
      const verdict = await rows.add(placed(sessionId, changeOfMessage(message), tail.head))
      if (typeof verdict === 'object') return { messageId: verdict.again, fresh: false }
      if (verdict !== 'taken') return undefined
      taken?.()
      return { messageId, fresh: true }
    },
    async commit(commit) {
      const { sessionId, events = [] } = commit
      const change = changeOf(commit)
      if (events.length > 0) {
        const needed = hasRows(change) ? change : undefined
        const place = await append(commit, needed)
        if (!place || !needed) return place !== undefined
        return redo.write(sessionId, needed, place)
      }
      // An entry without an event stands where the log stands.
      const tail = change.history?.length ? await logs.tail(sessionId) : undefined
      return (await rows.add(placed(sessionId, change, tail?.head ?? 0))) === 'taken'
    },
  }
}
