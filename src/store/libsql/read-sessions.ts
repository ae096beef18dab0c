import type { HistoryEntry, PageContext } from '#protocol'
import type { InboxItem, Session, SessionState, SessionStore, StoredEntry } from '../store.ts'
import { asSeen } from '../as-seen.ts'
import { column } from './column.ts'
import type { Connection } from './open-database.ts'
import type { Tails } from './tails.ts'

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
  | 'countActive'
  | 'countMessages'
>

interface SessionRow {
  id: string
  site_id: string
  host: string
  created_at: number
  active_at: number
  messages: number
}
type StateRow = SessionRow & { turn: string | null; visitor: string | null }

const live = 'from sessions where id = ? and evicted_at is null'
const columns = 'id, site_id, host, created_at, active_at, messages'

/** What is asked of sessions. All prepared: these stand in the way of every request. */
export function readSessions(connection: Connection, tails: Tails, now: () => number): Reads {
  const one = connection.prepare(`select ${columns} ${live}`)
  const state = connection.prepare(`select ${columns}, visitor,
    (select body from turns where session_id = sessions.id) as turn ${live}`)
  const context = column<string>(connection, 'select body from contexts where session_id = ?')
  // One text of all rows and one parse of it cost half of row by row.
  const entries = column<string>(
    connection,
    `select json_group_array(json_array(seq, json(entry))) from (select seq, entry from history
      where session_id = ? and (seq <= ? or role = 'user') order by id desc limit ?)`,
  )
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
  const active = column<number>(
    connection,
    'select count(*) from sessions where evicted_at is null and active_at >= ? and messages > 0',
  )
  const accepted = column<number>(connection, `select value from counters where name = 'messages'`)

  const isHeld = (id: string) => (tails.known(id)?.lease?.until ?? 0) > now()

  function contextOf(id: string): PageContext | undefined {
    return tails.contexts.get(id) ?? (parsed(context.first(id) ?? null) as PageContext | undefined)
  }

  return {
    async get(id) {
      const row = one.get(id) as SessionRow | undefined
      return row && sessionFrom(row)
    },
    async load(id) {
      const row = state.get(id) as StateRow | undefined
      return row && { ...stateFrom(row), context: contextOf(id) }
    },
    async history(id, { last = -1, upTo = Number.MAX_SAFE_INTEGER } = {}) {
      const rows = JSON.parse(entries.first(id, upTo, last) ?? '[]') as [number, HistoryEntry][]
      return asSeen(rows.map(([seq, entry]): StoredEntry => Object.assign(entry, { seq })).toReversed())
    },
    async inbox(id) {
      const rows = JSON.parse(inputs.first(id) ?? '[]') as [number, unknown][]
      return rows.map(([id, input]): InboxItem => ({ id, input }))
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
    async countActive(since) {
      return active.first(since) ?? 0
    },
    async countMessages() {
      return accepted.first() ?? 0
    },
  }
}

function sessionFrom(row: SessionRow): Session {
  return {
    id: row.id,
    siteId: row.site_id,
    host: row.host,
    createdAt: row.created_at,
    activeAt: row.active_at,
    messageCount: row.messages,
  }
}

function stateFrom(row: StateRow): Omit<SessionState, 'context'> {
  return {
    ...sessionFrom(row),
    visitor: parsed(row.visitor) as Record<string, unknown> | undefined,
    turn: parsed(row.turn),
  }
}

function parsed(text: string | null): unknown {
  return text === null ? undefined : (JSON.parse(text) as unknown)
}
