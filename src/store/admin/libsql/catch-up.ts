import { column } from '../../libsql/file/column.ts'
import type { Connection } from '../../libsql/file/open-database.ts'
import { dayCounter } from '../queries/conversations/day-counter.ts'
import type { AdminPlace } from '../queries/admin-base.ts'
import { indexConversations, type HistoryRow } from '../queries/conversations/index-conversations.ts'
import { indexNotes, type NoteRow } from '../queries/conversations/index-notes.ts'
import { isVisitors } from '../queries/conversations/is-visitors.ts'
import { runSql, type Work } from '../../statements/work.ts'
import { noteSeenHosts } from './note-seen-hosts.ts'
import { packedRows } from './packed-rows.ts'

const heads = `select (select coalesce(max(id), 0) from history) as history,
  (select coalesce(max(id), 0) from notes) as notes, (select coalesce(max(rowid), 0) from sessions) as sessions`
type Heads = { history: number; notes: number; sessions: number }
const names = ['history', 'notes', 'sessions'] as const

const move = `insert into counters (name, value) values (?, ?)
  on conflict (name) do update set value = excluded.value`
const historySince = `select h.id, h.session_id, h.role, h.entry, h.message_id, s.site_id, s.host, s.created_at, s.trial
  from history h join sessions s on s.id = h.session_id where h.id > ? order by h.id limit ?`
const notesSince = `select n.id, n.at, n.note, n.session_id, s.site_id, s.trial
  from notes n join sessions s on s.id = n.session_id where n.id > ? order by n.id limit ?`

/**
 * Indexes what sessions have written since the last time. It runs behind them, in the background and before every
 * read, so that a message costs its visitor nothing and a read of the dashboard still misses nothing.
 */
export function catchUp(connection: Connection, place: AdminPlace, rowsAtOnce: number): () => Promise<void> {
  const { change, dialect } = place
  const newest = connection.prepare(heads)
  const cursor = column<number>(connection, 'select value from counters where name = ?')
  const newHistory = packedRows<HistoryRow>(connection, historySince)
  const newNotes = packedRows<NoteRow>(connection, notesSince)
  const notes = indexNotes(place)
  const counter = dayCounter(dialect.addCounts)
  let running: Promise<void> | undefined

  const cursorOf = (name: string) => cursor.first(`desk:${name}`) ?? 0
  const isBehind = () => {
    const head = newest.get() as Heads
    return names.some((name) => cursorOf(name) !== head[name])
  }

  /** One bounded step. Notes wait for the history they speak of. */
  function* step(): Work<boolean> {
    const head = newest.get() as Heads
    const said = newHistory(cursorOf('history'), rowsAtOnce)
    yield* indexConversations(dialect, said.filter(isVisitors), counter.count)
    const caughtUp = said.length < rowsAtOnce
    const noted = caughtUp ? newNotes(cursorOf('notes'), rowsAtOnce) : []
    yield* notes(noted.filter(isVisitors), counter.count)
    yield* counter.write()
    // Rows of sessions that ended in the meantime are skipped by the joins: the cursors pass over them.
    yield* runSql(move, 'desk:history', caughtUp ? head.history : lastOf(said))
    if (caughtUp) yield* runSql(move, 'desk:notes', noted.length < rowsAtOnce ? head.notes : lastOf(noted))
    yield* runSql(move, 'desk:sessions', yield* noteSeenHosts(cursorOf('sessions')))
    return isBehind()
  }

  async function run(): Promise<void> {
    while (isBehind() && (await change(step)));
  }

  return () => {
    running ??= run().finally(() => void (running = undefined))
    return running
  }
}

function lastOf(rows: readonly { readonly id: number }[]): number {
  return rows.at(-1)?.id ?? 0
}
