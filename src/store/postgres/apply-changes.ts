import type { Ask } from './open-postgres.ts'

/** What a change means for the rows of one session. Bodies are JSON, encoded already. */
export interface RowChange {
  readonly id: string
  /** Refused when the lease has another number. */
  readonly fence?: number | undefined
  /** Written to this log first, up to `seq`; what the log says before it ended at `after`. */
  readonly logged?:
    { readonly epoch: string; readonly after?: number | undefined; readonly seq: number } | undefined
  readonly history?: readonly HistoryRow[] | undefined
  readonly inputs?: readonly string[] | undefined
  readonly consumed?: readonly number[] | undefined
  readonly notes?: readonly { readonly at: number; readonly note: string }[] | undefined
  readonly turn?: string | undefined
  readonly context?: string | undefined
  readonly visitor?: string | undefined
  readonly activeAt?: number | undefined
  readonly wakeAt?: number | null | undefined
  /** A visitor's message, once for each client id. */
  readonly accepted?: { readonly client: string | undefined } | undefined
}

export interface HistoryRow {
  readonly seq: number
  readonly role: string
  readonly entry: string
  readonly message?: string | undefined
  readonly client?: string | undefined
}

/**
 * What became of a change. `done`: it was written before. `early`: what its log says before it is not written yet.
 * `replaced`: its log was lost. An object: this message was accepted before, under that id.
 */
export type Verdict = 'taken' | 'done' | 'fenced' | 'early' | 'replaced' | 'gone' | { readonly again: string }

/**
 * Changes of many sessions, each at most once, as one statement: one round trip, all or nothing. The sessions' rows
 * are locked in one order, so that nodes which write at the same time wait for each other and never deadlock.
 */
const sql = `
  with given as (
    select * from json_to_recordset($1::json) as given (
      id text, fence bigint, logged json, history json, inputs json, consumed json, notes json, turn text,
      context text, visitor text, "activeAt" bigint, wakes boolean, "wakeAt" bigint, accepted json, touches boolean)
  ),
  locked as materialized (
    select given.*, logged->>'epoch' as epoch, (logged->>'after')::bigint as after, (logged->>'seq')::bigint as seq,
      s.fence as held, s.epoch as current, s.applied, s.trial,
      (select message_id from history h where h.session_id = s.id and h.client_message_id = accepted->>'client')
        as again
    from given join sessions s on s.id = given.id where s.evicted_at is null order by s.id for update of s
  ),
  judged as (
    select *, case
      when again is not null then 'again'
      when epoch is null and fence <> held and held > 0 then 'fenced'
      when epoch <> current then 'replaced'
      when applied >= seq then 'done'
      when applied <> after then 'early'
      else 'taken' end as verdict
    from locked
  ),
  taken as materialized (select * from judged where verdict = 'taken'),
  touch as (
    update sessions s set
      active_at = greatest(s.active_at, coalesce(taken."activeAt", 0)),
      messages = s.messages + coalesce(json_array_length(taken.history), 0),
      visitor = coalesce(taken.visitor, s.visitor),
      wake_at = case when taken.wakes then taken."wakeAt" else s.wake_at end,
      applied = coalesce(taken.seq, s.applied)
    from taken where s.id = taken.id and taken.touches
  ),
  say as (
    insert into history (session_id, seq, role, entry, message_id, client_message_id)
    select id, (row->>'seq')::bigint, row->>'role', row->>'entry', row->>'message', row->>'client'
    from taken, json_array_elements(history) with ordinality as each (row, place) order by id, place
  ),
  put as (
    insert into inbox (session_id, input)
    select id, input from taken, json_array_elements_text(inputs) with ordinality as each (input, place)
    order by id, place
  ),
  consume as (
    delete from inbox using taken, json_array_elements_text(taken.consumed) as each (item)
    where inbox.id = each.item::bigint and inbox.session_id = taken.id
  ),
  note as (
    insert into notes (session_id, at, note) select id, (row->>'at')::bigint, row->>'note'
    from taken, json_array_elements(notes) with ordinality as each (row, place) order by id, place
  ),
  turn as (
    insert into turns (session_id, body) select id, turn from taken where turn is not null
    on conflict (session_id) do update set body = excluded.body
  ),
  see as (
    insert into contexts (session_id, body) select id, context from taken where context is not null
    on conflict (session_id) do update set body = excluded.body
  ),
  count as (
    insert into counters (name, value) select 'messages ' || $2, count(*) from taken
    where accepted is not null and trial = 0 having count(*) > 0
    on conflict (name) do update set value = counters.value + excluded.value
  )
  select id, verdict, again from judged`

/** Writes the changes of a node; no two of them may be of one session. Returns a verdict for each. */
export async function applyChanges(
  ask: Ask,
  node: string,
  changes: readonly RowChange[],
): Promise<Verdict[]> {
  const given = JSON.stringify(changes.map(rowOf))
  const { rows } = await ask({ name: 'apply', sql, parameters: [given, node] })
  const found = new Map((rows as VerdictRow[]).map((row) => [row.id, row]))
  return changes.map(({ id }) => {
    const row = found.get(id)
    if (!row) return 'gone'
    return row.again === null ? (row.verdict as Verdict) : { again: row.again }
  })
}

interface VerdictRow {
  readonly id: string
  readonly verdict: string
  readonly again: string | null
}

function rowOf(change: RowChange) {
  const { logged, history, activeAt, wakeAt, visitor } = change
  const wakes = wakeAt !== undefined
  const touches = wakes || [logged, history?.[0], activeAt, visitor].some((part) => part !== undefined)
  return { ...change, wakes, touches }
}
