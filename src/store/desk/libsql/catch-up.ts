import type { Connection } from '../../libsql/open-database.ts'
import { column } from '../../libsql/column.ts'
import { dayCounter } from './day-counter.ts'
import type { DeskBase } from './desk-base.ts'
import { indexConversations } from './index-conversations.ts'
import { indexNotes } from './index-notes.ts'
import { noteSeenHosts } from './note-seen-hosts.ts'

/**
 * Indexes what sessions have written since the last time. It runs behind them, in the background and before every
 * read, so that a message costs its visitor nothing and a read of the desk still misses nothing.
 */
export function catchUp(connection: Connection, base: DeskBase, rowsAtOnce: number): () => Promise<void> {
  const { change } = base
  const heads = connection.prepare(`select
    (select coalesce(max(id), 0) from history) as history,
    (select coalesce(max(id), 0) from notes) as notes,
    (select coalesce(max(rowid), 0) from sessions) as sessions`)
  const cursor = column<number>(connection, 'select value from counters where name = ?')
  const move = connection.prepare(`insert into counters (name, value) values (?, ?)
    on conflict (name) do update set value = excluded.value`)
  const conversations = indexConversations(connection)
  const notes = indexNotes(connection, base)
  const seen = noteSeenHosts(connection)
  const counter = dayCounter(connection)
  let running: Promise<void> | undefined

  const readHeads = () => heads.get() as { history: number; notes: number; sessions: number }
  const readCursor = (name: string) => cursor.first(`desk:${name}`) ?? 0
  const isBehind = () => {
    const head = readHeads()
    return (['history', 'notes', 'sessions'] as const).some((name) => readCursor(name) !== head[name])
  }

  /** One bounded step. Notes wait for the history they speak of. */
  function step(): boolean {
    const head = readHeads()
    const history = conversations(readCursor('history'), rowsAtOnce, counter.count)
    const caughtUp = history >= head.history
    const noted = caughtUp ? notes(readCursor('notes'), rowsAtOnce, counter.count) : readCursor('notes')
    counter.write()
    // Rows of sessions that ended in the meantime are skipped by the joins: the cursors pass over them.
    move.run('desk:history', rowsLeft('history', history) ? history : head.history)
    move.run('desk:notes', caughtUp && !rowsLeft('notes', noted) ? head.notes : noted)
    move.run('desk:sessions', seen(readCursor('sessions')))
    return isBehind()
  }

  const leftOf = {
    history: column<number>(
      connection,
      `select 1 from history h join sessions s on s.id = h.session_id
      where h.id > ? limit 1`,
    ),
    notes: column<number>(
      connection,
      `select 1 from notes n join sessions s on s.id = n.session_id
      where n.id > ? limit 1`,
    ),
  }
  const rowsLeft = (name: 'history' | 'notes', after: number) => leftOf[name].first(after) !== undefined

  async function run(): Promise<void> {
    while (isBehind() && (await change(step)));
  }

  return () => {
    running ??= run().finally(() => void (running = undefined))
    return running
  }
}
