import { column } from '../file/column.ts'
import type { Connection } from '../file/open-database.ts'
import type { BegunSession } from '../log/tail.ts'

/** A change of the session's own row. */
export interface Touch {
  activeAt?: number
  messages: number
  visitor?: string
  /** Undefined leaves it, null clears it. */
  wakeAt?: number | null
}

/** Rows of ordinary tables, gathered over all sessions and written with one statement a table. Bodies are JSON. */
export interface Rows {
  create(session: BegunSession): void
  touch(sessionId: string): Touch
  history(row: HistoryRow): void
  /** Returns the id of the new inbox item. */
  input(sessionId: string, input: string): number
  consumed(ids: readonly number[]): void
  note(sessionId: string, at: number, note: string): void
  context(sessionId: string, body: string): void
  turn(sessionId: string, body: string): void
  accepted(): void
  write(): void
  discard(): void
}

export interface HistoryRow {
  readonly sessionId: string
  readonly seq: number
  readonly role: string
  /** The entry as JSON. */
  readonly text: string
  readonly messageId?: string
  readonly clientMessageId?: string | undefined
}

/** `json_each` makes one statement of many rows: 172k rows a cpu-second where one by one gives 22k. */
const statements = {
  sessions: `insert into sessions (id, site_id, host, created_at, active_at, epoch, thread_id, thread_place, thread_key,
      trial)
    select value->>0, value->>1, value->>2, value->>3, value->>3, value->>4, value->>5, coalesce(value->>6, 0),
      value->>7, coalesce(value->>8, 0) from json_each(?) where true
    on conflict do nothing`,
  touches: `update sessions set active_at = max(active_at, coalesce(j.value->>1, 0)),
    messages = messages + (j.value->>2), visitor = coalesce(j.value->>3, visitor),
    wake_at = case when j.value->>4 then j.value->>5 else wake_at end
    from json_each(?) j where sessions.id = j.value->>0`,
  history: `insert into history (session_id, seq, role, entry, message_id, client_message_id)
    select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 from json_each(?)`,
  inbox: `insert into inbox (id, session_id, input) select value->>0, value->>1, value->>2 from json_each(?)`,
  consumed: `delete from inbox where id in (select value from json_each(?))`,
  notes: `insert into notes (session_id, at, note) select value->>0, value->>1, value->>2 from json_each(?)`,
} as const
type Table = keyof typeof statements

export function openRows(connection: Connection): Rows {
  const prepared = Object.fromEntries(
    Object.entries(statements).map(([table, sql]) => [table, connection.prepare(sql)]),
  )
  // One by one: a context of 20 kB is not worth parsing a second time inside json_each.
  const upsert = (table: string) =>
    connection.prepare(`insert into ${table} (session_id, body) values (?, ?)
      on conflict (session_id) do update set body = excluded.body`)
  const bodies = { contexts: upsert('contexts'), turns: upsert('turns') }
  const count = connection.prepare(`insert into counters (name, value) values ('messages', ?)
    on conflict (name) do update set value = value + excluded.value`)

  const lists: Record<Table, unknown[]> = {
    sessions: [],
    touches: [],
    history: [],
    inbox: [],
    consumed: [],
    notes: [],
  }
  const touches = new Map<string, Touch>()
  const upserts = { contexts: new Map<string, string>(), turns: new Map<string, string>() }
  let messages = 0
  // Counted here, so that an item is known by its id without asking for it. Only this process writes them.
  let lastInput =
    column<number>(connection, `select seq from sqlite_sequence where name = 'inbox'`).first() ?? 0

  function clear() {
    for (const list of Object.values(lists)) list.length = 0
    for (const bodies of Object.values(upserts)) bodies.clear()
    touches.clear()
    messages = 0
  }

  function touch(sessionId: string): Touch {
    let found = touches.get(sessionId)
    if (!found) touches.set(sessionId, (found = { messages: 0 }))
    return found
  }

  return {
    touch,
    create({ id, siteId, host, at, epoch, thread, trial }) {
      const place = [thread?.id, thread?.place, thread?.keyHash]
      lists.sessions.push([id, siteId, host, at, epoch, ...place, Number(trial ?? false)])
    },
    history(row) {
      const { sessionId, seq, role, text, messageId, clientMessageId } = row
      lists.history.push([sessionId, seq, role, text, messageId, clientMessageId])
      touch(sessionId).messages += 1
    },
    input(sessionId, input) {
      lists.inbox.push([++lastInput, sessionId, input])
      return lastInput
    },
    consumed: (ids) => void lists.consumed.push(...ids),
    note: (sessionId, at, note) => void lists.notes.push([sessionId, at, note]),
    context: (sessionId, body) => void upserts.contexts.set(sessionId, body),
    turn: (sessionId, body) => void upserts.turns.set(sessionId, body),
    accepted: () => void (messages += 1),
    write() {
      for (const [sessionId, { activeAt, messages, visitor, wakeAt }] of touches) {
        lists.touches.push([sessionId, activeAt, messages, visitor, wakeAt !== undefined, wakeAt])
      }
      for (const [table, list] of Object.entries(lists)) {
        if (list.length > 0) prepared[table]?.run(JSON.stringify(list))
      }
      for (const [table, statement] of Object.entries(bodies)) {
        for (const [sessionId, body] of upserts[table as keyof typeof upserts]) statement.run(sessionId, body)
      }
      if (messages > 0) count.run(messages)
      clear()
    },
    discard: clear,
  }
}
