import { outcomes, type HistoryEntry, type Outcome } from '#protocol'
import type { Connection } from '../../libsql/open-database.ts'
import type { DayCounter } from './day-counter.ts'
import type { DeskBase } from './desk-base.ts'
import type { DeskTables } from './tables.ts'

interface NoteRow {
  id: number
  at: number
  note: string
  session_id: string
  site_id: string
}
type Health = Partial<Omit<DeskTables['assistant_health'], 'site_id'>>
type Reader = (note: Record<string, unknown>, row: NoteRow, count: DayCounter) => void

/** Adds notes of the timeline to the index: how turns ended, what they cost, what visitors thought. */
export function indexNotes(connection: Connection, { db, first, run }: DeskBase) {
  const since = connection.prepare(`select n.id, n.at, n.note, n.session_id, s.site_id
    from notes n join sessions s on s.id = n.session_id where n.id > ? order by n.id limit ?`)
  const lastQuestion = connection.prepare(`select entry from history
    where session_id = ? and role = 'user' order by id desc limit 1`)

  function saveHealth(siteId: string, health: Health): void {
    run(
      db
        .insertInto('assistant_health')
        .values({ site_id: siteId, answer_at: null, fault_at: null, fault: null, ...health })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(health)),
    )
  }

  function questionOf(sessionId: string): string | null {
    const row = lastQuestion.get(sessionId) as { entry: string } | undefined
    return row ? (JSON.parse(row.entry) as HistoryEntry).content.slice(0, 500) : null
  }

  /** What the index takes from each kind of note; kinds it does not know stand on the timeline only. */
  const readers: Record<string, Reader> = {
    outcome({ outcome }, row, count) {
      if (!isOutcome(outcome)) return
      count(row.site_id, row.at, outcome)
      const conversation = first(
        db.selectFrom('conversations').select(['key', 'started_at']).where('session_id', '=', row.session_id),
      )
      if (!conversation) return
      const { key, started_at } = conversation
      const unanswered = outcome === 'unanswered' ? { unanswered: questionOf(row.session_id) } : {}
      run(
        db
          .updateTable('conversations')
          .set({ outcome, ...unanswered })
          .where('key', '=', key),
      )
      run(
        db
          .insertInto('conversation_outcomes')
          .values({ site_id: row.site_id, outcome, started_at, key })
          .onConflict((conflict) => conflict.doNothing()),
      )
      if (outcome !== 'failed') saveHealth(row.site_id, { answer_at: row.at })
    },
    usage({ inputTokens, outputTokens }, row, count) {
      count(row.site_id, row.at, 'inputTokens', wholeNumber(inputTokens))
      count(row.site_id, row.at, 'outputTokens', wholeNumber(outputTokens))
    },
    fault({ reason }, row) {
      saveHealth(row.site_id, { fault_at: row.at, fault: String(reason).slice(0, 500) })
    },
    feedback({ value }, row, count) {
      count(row.site_id, row.at, value === 'up' ? 'thumbsUp' : 'thumbsDown')
    },
  }

  return (after: number, limit: number, count: DayCounter): number => {
    const rows = since.all(after, limit) as NoteRow[]
    for (const row of rows) {
      const note = JSON.parse(row.note) as Record<string, unknown>
      const kind = String(note.kind)
      if (Object.hasOwn(readers, kind)) readers[kind]?.(note, row, count)
    }
    return rows.at(-1)?.id ?? after
  }
}

function isOutcome(value: unknown): value is Outcome {
  return outcomes.includes(value as Outcome)
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0
}
