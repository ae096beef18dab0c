import { outcomes, type Outcome, type SessionSummary } from '#protocol'
import type { Connection } from '../../libsql/open-database.ts'
import { column } from '../../libsql/column.ts'
import type { DayCounts, TranscriptQuery, TranscriptStore } from '../transcript-store.ts'
import type { DeskBase } from './desk-base.ts'
import { findConversations } from './find-conversations.ts'
import { paged, writeCursor } from './paged.ts'

const msPerDay = 86_400_000

export interface ConversationRow {
  key: number
  session_id: string
  host: string
  started_at: number
  last_at: number
  messages: number
  outcome: string | null
  preview: string
  unanswered: string | null
  live: number
  outcomes: string
}

export function libsqlTranscripts(
  connection: Connection,
  { db, all, first, now }: DeskBase,
  catchUp: () => Promise<void>,
): TranscriptStore {
  const find = findConversations(connection)
  const visitorOf = column<string | null>(connection, 'select visitor from sessions where id = ?')
  const dueOfSites = column<string>(
    connection,
    `select s.id from sites left join site_settings on site_settings.site_id = sites.id
     join sessions s on s.site_id = sites.id
       and s.evicted_at <= ? - coalesce(site_settings.retention_days, 30) * ${msPerDay}
     limit ?`,
  )
  const dueOfRemoved = column<string>(
    connection,
    'select s.id from removed_sites r join sessions s on s.site_id = r.site_id limit ?',
  )

  return {
    catchUp,
    async list(siteId, query: TranscriptQuery) {
      await catchUp()
      const rows = find.page(siteId, query)
      return paged(rows, query.limit, summaryFrom, (row) => writeCursor(row.started_at, row.key))
    },
    async find(siteId, sessionId) {
      await catchUp()
      const row = find.one(siteId, sessionId)
      return row && summaryFrom(row)
    },
    async visitor(sessionId) {
      const text = visitorOf.first(sessionId)
      return text ? (JSON.parse(text) as Record<string, unknown>) : undefined
    },
    async days(siteId, from, to) {
      await catchUp()
      const rows = all(
        db
          .selectFrom('daily')
          .select(['day', 'name', 'value'])
          .where('site_id', '=', siteId)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .orderBy('day'),
      )
      const days = new Map<string, Record<string, string | number>>()
      for (const { day, name, value } of rows) days.set(day, { ...(days.get(day) ?? { day }), [name]: value })
      return [...days.values()] as unknown as DayCounts[]
    },
    async health(siteId, fromDay) {
      await catchUp()
      const row = first(db.selectFrom('assistant_health').selectAll().where('site_id', '=', siteId))
      const days = await this.days(siteId, fromDay, '9999-12-31')
      return {
        lastAnswerAt: row?.answer_at ?? null,
        lastFaultAt: row?.fault_at ?? null,
        lastFault: row?.fault ?? null,
        tokens: days
          .filter(({ inputTokens = 0, outputTokens = 0 }) => inputTokens + outputTokens > 0)
          .map(({ day, inputTokens = 0, outputTokens = 0 }) => ({ day, inputTokens, outputTokens })),
      }
    },
    async due(limit) {
      const removed = dueOfRemoved.all(limit)
      return removed.length > 0 ? removed : dueOfSites.all(now(), limit)
    },
  }
}

function summaryFrom(row: ConversationRow): SessionSummary {
  const had = JSON.parse(row.outcomes) as string[]
  return {
    id: row.session_id,
    host: row.host,
    startedAt: row.started_at,
    lastAt: row.last_at,
    live: row.live === 1,
    messages: row.messages,
    outcome: row.outcome as Outcome | null,
    outcomes: outcomes.filter((outcome) => had.includes(outcome)),
    preview: row.preview,
    unanswered: row.unanswered,
  }
}
