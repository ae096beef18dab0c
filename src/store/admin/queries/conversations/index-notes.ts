import { outcomes, type HistoryEntry, type Mark, type Outcome } from '#protocol'
import { nameOfAsked } from './asked-rows.ts'
import type { DayCounter } from './day-counter.ts'
import type { AdminBase } from '../admin-base.ts'
import type { AdminTables } from '../tables.ts'
import { first, rowsOf, run, type Work } from '../../../statements/work.ts'

/** A note of a session's timeline, and whose it is. */
export interface NoteRow {
  readonly id: number
  readonly at: number
  readonly note: string
  readonly session_id: string
  readonly site_id: string
  readonly trial: number
}
type Health = Partial<Omit<AdminTables['assistant_health'], 'site_id'>>
type Reader = (note: Record<string, unknown>, row: NoteRow, count: DayCounter) => Work<void> | void

// The answer to a confirmation is the visitor's too, but only what was written has an id of its own.
const lastQuestions = `select entry from history where session_id = ? and role = 'user' and message_id is not null
  order by id desc limit 20`

const lastEntries = 'select entry from history where session_id = ? order by id desc limit 60'

/** Adds notes of the timeline to the index: how turns ended, what they cost, what visitors thought. */
export function indexNotes({ db }: Pick<AdminBase, 'db'>) {
  function* saveHealth(siteId: string, health: Health): Work<void> {
    yield* run(
      db
        .insertInto('assistant_health')
        .values({ site_id: siteId, answer_at: null, fault_at: null, fault: null, ...health })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(health)),
    )
  }

  /** The index runs behind the visitors: by now more may have been asked than when the note was made. */
  function* questionOf({ session_id, at }: NoteRow): Work<string | null> {
    const rows = yield* rowsOf<{ entry: string }>(lastQuestions, session_id)
    const questions = rows.map(({ entry }) => JSON.parse(entry) as HistoryEntry)
    return questions.find((question) => (question.at ?? 0) <= at)?.content.slice(0, 500) ?? null
  }

  /** What the visitor had asked before a reply that is known by its stream. */
  function* questionBefore({ session_id }: NoteRow, streamId: unknown): Work<string | null> {
    const rows = yield* rowsOf<{ entry: string }>(lastEntries, session_id)
    const entries = rows.map(({ entry }) => JSON.parse(entry) as HistoryEntry)
    const reply = entries.findIndex((entry) => entry.streamId === streamId)
    if (reply < 0) return null
    const asked = entries.slice(reply).find(({ role }) => role === 'user')
    return asked?.content.slice(0, 500) ?? null
  }

  function conversationOf({ session_id }: NoteRow) {
    return first(
      db.selectFrom('conversations').select(['key', 'started_at']).where('session_id', '=', session_id),
    )
  }

  function* saveOutcome(
    outcome: Outcome | Mark,
    { site_id }: NoteRow,
    { key, started_at }: { key: number; started_at: number },
  ): Work<void> {
    yield* run(
      db
        .insertInto('conversation_outcomes')
        .values({ site_id, outcome, started_at, key })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  function* saveUnanswered(
    { question, language }: { question: string; language: unknown },
    { site_id, at }: NoteRow,
    { key }: { key: number },
  ): Work<void> {
    const heard = typeof language === 'string' ? language.slice(0, 35) : null
    yield* run(
      db
        .insertInto('unanswered')
        .values({ site_id, at, key, question, language: heard })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  function* mark(name: Mark, row: NoteRow): Work<void> {
    const conversation = yield* conversationOf(row)
    if (conversation) yield* saveOutcome(name, row, conversation)
  }

  /** What the index takes from each kind of note; kinds it does not know stand on the timeline only. */
  const readers: Record<string, Reader> = {
    *outcome({ outcome, language }, row, count) {
      if (!isOutcome(outcome)) return
      count(row.site_id, row.at, outcome)
      const conversation = yield* conversationOf(row)
      if (!conversation) return
      const { key } = conversation
      const question = outcome === 'unanswered' ? yield* questionOf(row) : null
      yield* run(
        db
          .updateTable('conversations')
          .set({ outcome, ...(question !== null && { unanswered: question }) })
          .where('key', '=', key),
      )
      if (question !== null) yield* saveUnanswered({ question, language }, row, conversation)
      yield* saveOutcome(outcome, row, conversation)
      if (outcome === 'unanswered' || outcome === 'failed') yield* saveOutcome('unsolved', row, conversation)
      if (outcome !== 'failed') yield* saveHealth(row.site_id, { answer_at: row.at })
    },
    usage({ inputTokens, outputTokens, cachedTokens }, row, count) {
      if (cachedTokens) count(row.site_id, row.at, 'cachedTokens', wholeNumber(cachedTokens))
      count(row.site_id, row.at, 'inputTokens', wholeNumber(inputTokens))
      count(row.site_id, row.at, 'outputTokens', wholeNumber(outputTokens))
    },
    *fault({ reason }, row) {
      yield* saveHealth(row.site_id, { fault_at: row.at, fault: String(reason).slice(0, 500) })
    },
    asked(note, row, count) {
      count(row.site_id, row.at, nameOfAsked(note))
    },
    *confirmation({ confirmed }, row) {
      if (confirmed === true) yield* mark('confirmed', row)
    },
    *contact(_, row) {
      yield* mark('contact', row)
    },
    *feedback({ value, streamId }, row, count) {
      count(row.site_id, row.at, value === 'up' ? 'thumbsUp' : 'thumbsDown')
      yield* mark(value === 'up' ? 'liked' : 'disliked', row)
      if (value !== 'down') return
      const question = yield* questionBefore(row, streamId)
      const conversation = yield* conversationOf(row)
      if (question === null || !conversation) return
      const disliked = { site_id: row.site_id, at: row.at, key: conversation.key, question }
      yield* run(
        db
          .insertInto('disliked')
          .values(disliked)
          .onConflict((conflict) => conflict.doNothing()),
      )
    },
  }

  return function* (rows: readonly NoteRow[], count: DayCounter): Work<void> {
    for (const row of rows) {
      const note = JSON.parse(row.note) as Record<string, unknown>
      const kind = String(note.kind)
      const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined
      const work = reader?.(note, row, count)
      if (work) yield* work
    }
  }
}

function isOutcome(value: unknown): value is Outcome {
  return outcomes.includes(value as Outcome)
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0
}
