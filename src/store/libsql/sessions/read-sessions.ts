import type { InboxItem, SessionStore, StoredEntry } from '../../store.ts'
import { inHistoryOrder } from '../../history-order.ts'
import { threadPartFrom, threadParts, type ThreadPartRow } from '../../thread-parts.ts'
import { column } from '../file/column.ts'
import type { Connection } from '../file/open-database.ts'
import { entriesKept, entryReader, parsed, type RecentSessions } from './recent-sessions.ts'
import type { Tails } from '../log/tails.ts'

type Reads = Pick<
  SessionStore,
  | 'get'
  | 'load'
  | 'history'
  | 'inbox'
  | 'notes'
  | 'waiting'
  | 'idle'
  | 'transcriptSite'
  | 'thread'
  | 'threadOf'
  | 'countActive'
  | 'countMessages'
>

const everything = Number.MAX_SAFE_INTEGER

interface ReadOptions {
  readonly connection: Connection
  readonly tails: Tails
  readonly recents: RecentSessions
  readonly now: () => number
}

/** Reads sessions. What an active session is asked for repeatedly comes from the cache. */
export function readSessions({ connection, tails, recents, now }: ReadOptions): Reads {
  const readEntries = entryReader(connection)
  const inputs = column<string>(
    connection,
    `select json_group_array(json_array(id, json(input))) from (select id, input from inbox
      where session_id = ? order by id)`,
  )
  const notes = connection.prepare('select at, note from notes where session_id = ? order by id')
  const waiting = column<string>(
    connection,
    'select session_id from inbox union select id from sessions where wake_at <= ?',
  )
  const idle = column<string>(
    connection,
    'select id from sessions where evicted_at is null and active_at < ? order by active_at limit ?',
  )
  const transcript = column<string>(
    connection,
    'select site_id from sessions where id = ? and evicted_at is not null',
  )
  const parts = connection.prepare(threadParts('?'))
  const threadOf = column<string | null>(connection, 'select thread_id from sessions where id = ?')
  const active = column<number>(
    connection,
    'select count(*) from sessions where evicted_at is null and active_at >= ? and messages > 0 and trial = 0',
  )
  const accepted = column<number>(connection, `select value from counters where name = 'messages'`)

  const isHeld = (id: string) => (tails.known(id)?.lease?.until ?? 0) > now()

  function readInbox(id: string): InboxItem[] {
    const rows = JSON.parse(inputs.first(id) ?? '[]') as [number, unknown][]
    return rows.map(([id, input]): InboxItem => ({ id, input }))
  }

  /** The last entries, of a session whose turn or page asks for them. */
  function recentEntries(id: string, last: number): StoredEntry[] {
    const recent = recents.of(id)
    recent.history ??= readEntries(id, everything, entriesKept)
    return recent.history.slice(-last)
  }

  return {
    async get(id) {
      return tails.of(id)?.session
    },
    async load(id) {
      const tail = tails.of(id)
      if (!tail) return undefined
      const { context, visitor, turn } = recents.of(id)
      return { ...tail.session, context, visitor, turn: parsed(turn) }
    },
    async history(id, { last = everything, upTo = everything } = {}) {
      const isRecent = upTo === everything && last <= entriesKept && tails.of(id) !== undefined
      return inHistoryOrder(isRecent ? recentEntries(id, last) : readEntries(id, upTo, last))
    },
    async inbox(id) {
      const tail = tails.of(id)
      return tail ? [...(tail.inbox ??= readInbox(id))] : readInbox(id)
    },
    async notes(id) {
      const rows = notes.all(id) as { at: number; note: string }[]
      return rows.map(({ at, note }) => ({ at, note: JSON.parse(note) as unknown }))
    },
    async waiting(limit) {
      return waiting
        .all(now())
        .filter((id) => !isHeld(id))
        .slice(0, limit)
    },
    async idle(before, limit) {
      return idle.all(before, limit)
    },
    async transcriptSite(id) {
      return transcript.first(id)
    },
    async thread(id) {
      return (parts.all(id) as ThreadPartRow[]).map(threadPartFrom)
    },
    async threadOf(sessionId) {
      return threadOf.first(sessionId) ?? undefined
    },
    async countActive(since) {
      return active.first(since) ?? 0
    },
    async countMessages() {
      return accepted.first() ?? 0
    },
  }
}
