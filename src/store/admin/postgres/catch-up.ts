import { dayCounter } from '../queries/conversations/day-counter.ts'
import type { AdminPlace } from '../queries/admin-base.ts'
import { indexConversations, type HistoryRow } from '../queries/conversations/index-conversations.ts'
import { indexNotes, type NoteRow } from '../queries/conversations/index-notes.ts'
import { isVisitors } from '../queries/conversations/is-visitors.ts'
import { rowsOf, runSql, type Work } from '../../statements/work.ts'

const isBehind = `select exists (select 1 from history where not indexed) or
  exists (select 1 from notes where not indexed) or exists (select 1 from sessions where not noted) as behind`

/**
 * Rows carry a mark instead of being passed by a cursor: of two that are written at the same time the one with the
 * lower number may appear later. They are locked, so that a session that is erased meanwhile leaves nothing here.
 */
const newHistory = `select h.id, h.session_id, h.role, h.entry, h.message_id, s.site_id, s.host, s.created_at, s.trial
  from history h join sessions s on s.id = h.session_id where not h.indexed order by h.id limit ? for update of h`
const newNotes = `select n.id, n.at, n.note, n.session_id, s.site_id, s.trial
  from notes n join sessions s on s.id = n.session_id where not n.indexed order by n.id limit ? for update of n`
const markRows = (table: string) => `update ${table} set indexed = true
  where id in (select value::bigint from json_array_elements_text(?::json) as each (value))`

/** Sessions that somebody is changing right now have their turn the next time. */
const noteSeen = `with new as (
    select id, site_id, host, created_at from sessions where not noted order by id limit ? for update skip locked
  ),
  marked as (update sessions set noted = true where id in (select id from new))
  insert into seen (site_id, host, at) select site_id, host, max(created_at) from new group by site_id, host
  on conflict (site_id, host) do update set at = greatest(seen.at, excluded.at)`

/** Indexes what sessions have written since the last time, on whichever node comes first. */
export function catchUp(place: AdminPlace, rowsAtOnce: number): () => Promise<void> {
  const { read, change, dialect } = place
  const notes = indexNotes(place)
  let running: Promise<void> | undefined

  /** One bounded step. Notes wait for the history they speak of. True: there may be more. */
  function* step(): Work<boolean> {
    const counter = dayCounter(dialect.addCounts)
    const said = yield* rowsOf<HistoryRow>(newHistory, rowsAtOnce)
    yield* indexConversations(dialect, said.filter(isVisitors), counter.count)
    yield* mark('history', said)
    const caughtUp = said.length < rowsAtOnce
    const noted = caughtUp ? yield* rowsOf<NoteRow>(newNotes, rowsAtOnce) : []
    yield* notes(noted.filter(isVisitors), counter.count)
    yield* mark('notes', noted)
    yield* counter.write()
    return !caughtUp || noted.length === rowsAtOnce
  }

  async function run(): Promise<void> {
    const [state] = await read(() => rowsOf<{ behind: boolean }>(isBehind))
    if (!state?.behind) return
    while (await change(step));
    // Apart from the step: rows of sessions are locked here, and there those of their histories.
    while ((await change(() => runSql(noteSeen, rowsAtOnce))) >= rowsAtOnce);
  }

  return () => {
    running ??= run().finally(() => void (running = undefined))
    return running
  }
}

function* mark(table: 'history' | 'notes', rows: readonly { readonly id: number }[]): Work<void> {
  if (rows.length > 0) yield* runSql(markRows(table), JSON.stringify(rows.map(({ id }) => id)))
}
