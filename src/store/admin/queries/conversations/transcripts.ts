import { marks, msPerDay, outcomes, utcDayOf, type Outcome, type SessionSummary } from '#protocol'
import { defaultRetentionDays } from '../../owned-site-store.ts'
import {
  askedName,
  type IndexedConversation,
  type Quarter,
  type TranscriptQuery,
  type TranscriptStore,
} from '../../transcript-store.ts'
import { askedRows } from './asked-rows.ts'
import { countDays, timesOf } from './count-days.ts'
import type { AdminBase } from '../admin-base.ts'
import { findConversations, type ConversationRow } from './find-conversations.ts'
import { paged, writeCursor } from '../../../statements/paged.ts'
import { all, first, rowsOf, type Work } from '../../../statements/work.ts'

const lastDay = '9000-12-31'

const dueOfSites = `select s.id from sites left join site_settings on site_settings.site_id = sites.id
  join sessions s on s.site_id = sites.id
    and s.evicted_at <= ? - cast(coalesce(site_settings.retention_days, ${defaultRetentionDays}) as bigint) * ${msPerDay}
  limit ?`
const dueOfRemoved = 'select s.id from removed_sites r join sessions s on s.site_id = r.site_id limit ?'

const kindNames = [...outcomes, ...marks].map((name) => `'${name}'`).join(', ')
const quarterMs = 15 * 60_000
const began = (table: string) =>
  `(${table}.started_at / ${quarterMs}) * ${quarterMs} as at, count(*) as conversations`
const allQuarters = `select 'all' as kind, ${began('c')}, sum(c.messages) as messages from conversations c
  where c.site_id = ? and c.started_at >= ? and c.started_at < ? group by 2`
const kindQuarters = `select f.outcome as kind, ${began('f')}, 0 as messages from conversation_outcomes f
  where f.site_id = ? and f.outcome in (${kindNames}) and f.started_at >= ? and f.started_at < ? group by 1, 2`

export function adminTranscripts(
  { db, dialect, read, now }: AdminBase,
  catchUp: () => Promise<void>,
): TranscriptStore {
  const find = findConversations(dialect)

  function* due(limit: number): Work<string[]> {
    const removed = yield* rowsOf<{ id: string }>(dueOfRemoved, limit)
    const rows = removed.length > 0 ? removed : yield* rowsOf<{ id: string }>(dueOfSites, now(), limit)
    return rows.map(({ id }) => id)
  }

  return {
    catchUp,
    async list(siteId, query: TranscriptQuery) {
      await catchUp()
      const rows = await read(() => find.page(siteId, query))
      return paged(rows, query.limit, summaryFrom, (row) => writeCursor(row.started_at, row.key))
    },
    async find(siteId, sessionId) {
      await catchUp()
      const row = await read(() => find.one(siteId, sessionId))
      return row && summaryFrom(row)
    },
    async disliked(siteId, limit) {
      await catchUp()
      return read(() =>
        all(
          db
            .selectFrom('disliked')
            .innerJoin('conversations', 'conversations.key', 'disliked.key')
            .select(['question', 'host', 'at'])
            .where('disliked.site_id', '=', siteId)
            .orderBy('at', 'desc')
            .limit(limit),
        ),
      )
    },
    async unanswered(siteId, limit) {
      await catchUp()
      const rows = await read(() =>
        all(
          db
            .selectFrom('unanswered')
            .innerJoin('conversations', 'conversations.key', 'unanswered.key')
            .select(['question', 'host', 'at', 'language'])
            .where('unanswered.site_id', '=', siteId)
            .orderBy('at', 'desc')
            .limit(limit),
        ),
      )
      return rows.map(({ question, host, at, language }) =>
        language === null ? { question, host, at } : { question, host, at, language },
      )
    },
    async quarters(siteId, from, before) {
      await catchUp()
      return read(function* () {
        const all = yield* rowsOf<Quarter>(allQuarters, siteId, from, before)
        const rows = [...all, ...(yield* rowsOf<Quarter>(kindQuarters, siteId, from, before))]
        // PostgreSQL writes sums as text.
        return rows.map(({ kind, at, conversations, messages }) => ({
          kind,
          at: Number(at),
          conversations: Number(conversations),
          messages: Number(messages),
        }))
      })
    },
    async days(siteId, from, to, dayOf = utcDayOf) {
      await catchUp()
      const { first: earliest, before } = timesOf(from, to)
      const rows = await read(() =>
        all(
          db
            .selectFrom('daily')
            .select(['day', 'name', 'value'])
            .where('site_id', '=', siteId)
            .where('day', '>=', earliest)
            .where('day', '<', before)
            .where('name', 'not like', `${askedName}%`),
        ),
      )
      return countDays(rows, { from, to, dayOf })
    },
    async asked(siteId, fromDay, limit) {
      await catchUp()
      const rows = await read(() =>
        all(
          db
            .selectFrom('daily')
            .select(['name', 'value'])
            .where('site_id', '=', siteId)
            .where('day', '>=', fromDay)
            .where('name', 'like', `${askedName}%`),
        ),
      )
      return askedRows(rows).slice(0, limit)
    },
    async health(siteId, fromDay) {
      await catchUp()
      const row = await read(() =>
        first(db.selectFrom('assistant_health').selectAll().where('site_id', '=', siteId)),
      )
      const days = await this.days(siteId, fromDay, lastDay)
      return {
        lastAnswerAt: row?.answer_at ?? null,
        lastFaultAt: row?.fault_at ?? null,
        lastFault: row?.fault ?? null,
        tokens: days
          .filter(({ inputTokens = 0, outputTokens = 0 }) => inputTokens + outputTokens > 0)
          .map(({ day, inputTokens = 0, outputTokens = 0, cachedTokens = 0 }) => ({
            day,
            inputTokens,
            cachedTokens,
            outputTokens,
          })),
      }
    },
    due: (limit) => read(() => due(limit)),
  }
}

function summaryFrom(row: ConversationRow): IndexedConversation {
  const had = JSON.parse(row.outcomes) as string[]
  return {
    id: row.session_id,
    host: row.host,
    startedAt: row.started_at,
    lastAt: row.last_at,
    live: Boolean(row.live),
    messages: row.messages,
    outcome: row.outcome as Outcome | null,
    outcomes: outcomes.filter((outcome) => had.includes(outcome)),
    marks: marks.filter((mark) => had.includes(mark)),
    rating: ratingFrom(row.rating),
    preview: row.preview,
    unanswered: row.unanswered,
    visitor: row.visitor === null ? null : (JSON.parse(row.visitor) as Record<string, unknown>),
    contact: row.contact_email === null ? null : { name: row.contact_name, email: row.contact_email },
  }
}

function ratingFrom(note: string | null): SessionSummary['rating'] {
  if (note === null) return null
  const { value, reason = null, comment = null } = JSON.parse(note) as Record<string, string | null>
  return { value: value === 'up' ? 'up' : 'down', reason, comment }
}
