import { adminApi, ApiError, msPerDay, type AdminQuery, type SessionDetail, utcDayOf } from '#protocol'
import type { IndexedConversation, TranscriptQuery } from '#store'
import { Readable } from 'node:stream'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { zoneOf } from '../numbers/day-in-zone.ts'
import { startOfDay } from '../numbers/start-of-day.ts'
import { dayRange, statsOf } from '../numbers/day-stats.ts'
import { exportFormats } from '../transcripts/export-sessions.ts'
import { numbersOf } from '../numbers/numbers-of.ts'
import { pagingOf } from './paging-of.ts'
import { shownSessions } from '../transcripts/shown-sessions.ts'
import { timelineOf } from '../transcripts/timeline-of.ts'

const pageSize = 100

/** What the assistant said and did, as a list, one by one, as a file, and as numbers. */
export function sessionRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, sessions, sessionNames, presence, eraseSession, eraseConversation, now } = options
  const { transcripts, audit } = admin

  /** The conversation that goes by a name outside; inside it has its session's own id. */
  async function summaryOf(siteId: string, sessionId: string): Promise<IndexedConversation> {
    const own = sessionNames.sessionOf(sessionId)
    const found = own === undefined ? undefined : await transcripts.find(siteId, own)
    if (!found) throw new ApiError('not_found', 'There is no such conversation.')
    return found
  }

  async function detailOf(found: IndexedConversation): Promise<SessionDetail> {
    const [history, notes, [summary]] = await Promise.all([
      sessions.history(found.id),
      sessions.notes(found.id),
      show([found]),
    ])
    if (!summary) throw new ApiError('not_found', 'There is no such conversation.')
    return { ...summary, timeline: timelineOf(history, notes, found.startedAt) }
  }

  const show = shownSessions({ sessionNames, presence })

  async function* all(
    siteId: string,
    wanted: Omit<TranscriptQuery, 'limit' | 'cursor'>,
  ): AsyncGenerator<IndexedConversation> {
    let cursor: string | undefined
    do {
      const page = await transcripts.list(siteId, { ...wanted, limit: pageSize, cursor })
      yield* page.items
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
  }

  async function* details(summaries: AsyncIterable<IndexedConversation> | Iterable<IndexedConversation>) {
    for await (const summary of summaries) yield detailOf(summary)
  }

  return [
    make(adminApi.listSessions, async ({ query }, { site }) => {
      const found = await transcripts.list(site.id, {
        ...pagingOf(query),
        ...wantedOf(query),
      })
      return { ...found, items: await show(found.items) }
    }),

    make(adminApi.readSession, async ({ params }, { site }) =>
      detailOf(await summaryOf(site.id, params.sessionId)),
    ),

    make(adminApi.eraseSession, async ({ params }, { site, by }) => {
      const { id } = await summaryOf(site.id, params.sessionId)
      await eraseConversation(id)
      await audit.record(
        {
          organisationId: site.organisationId,
          site,
          action: 'eraseSession',
          subject: sessionNames.nameOf(id),
        },
        by,
      )
      return { done: true as const }
    }),

    make(adminApi.eraseSessions, async ({ query }, { site, by }) => {
      const before = startOfDay(query.before, 'before')
      const ids: string[] = []
      for await (const { id } of all(site.id, { before })) ids.push(id)
      for (let start = 0; start < ids.length; start += pageSize)
        await Promise.all(ids.slice(start, start + pageSize).map((id) => eraseSession(id)))
      const { organisationId } = site
      const after = { before: query.before, erased: ids.length }
      await audit.record({ organisationId, site, action: 'eraseSessions', after }, by)
      return { erased: ids.length }
    }),

    make(adminApi.exportSession, async ({ params, query, header }, { site }) => {
      const summary = await summaryOf(site.id, params.sessionId)
      const { write, type } = exportFormats[query.format]
      header('content-type', type)
      header(
        'content-disposition',
        `attachment; filename="conversation-${sessionNames.nameOf(summary.id)}.${query.format}"`,
      )
      return Readable.from(write(details([summary])))
    }),

    make(adminApi.exportSessions, async ({ query, header }, { site, by }) => {
      const { write, type } = exportFormats[query.format]
      const { organisationId } = site
      // Words may name a person: what is erased later must not live on in the audit.
      const { q, ...rest } = query
      const exported = { ...rest, ...(q && { searched: true }) }
      await audit.record({ organisationId, site, action: 'exportSessions', after: exported }, by)
      header('content-type', type)
      header('content-disposition', `attachment; filename="conversations-${site.id}.${query.format}"`)
      return Readable.from(write(details(all(site.id, wantedOf(query)))))
    }),

    make(adminApi.readNumbers, async ({ query }, { site }) => {
      const zone = zoneOf(query.zone)
      // `today` is the date in the owner's time zone.
      const range = dayRange(query, startOfDay(zone.dayOf(now()), 'to'))
      const from = zone.startOf(range.from, 'from')
      const before = zone.startOf(dayAfter(range.to), 'to')
      const quarters = await transcripts.quarters(site.id, from, before)
      return { ...range, zone: query.zone ?? 'UTC', ...numbersOf(range, zone, quarters) }
    }),

    make(adminApi.readStats, async ({ query }, { site }) => {
      const zone = zoneOf(query.zone)
      const range = dayRange(query, startOfDay(zone.dayOf(now()), 'to'))
      return statsOf(range, await transcripts.days(site.id, range.from, range.to, zone.dayOf))
    }),
  ]
}

type Filter = AdminQuery<'listSessions'>

function wantedOf(query: Pick<Filter, 'q' | 'outcome' | 'from' | 'to' | 'zone'>) {
  return { ...within(query), words: query.q, outcome: query.outcome }
}

/** Two days as two moments: from the beginning of the first to the end of the last. */
function within({ from, to, zone }: { from?: string; to?: string; zone?: string }): {
  from?: number
  before?: number
} {
  const { startOf } = zoneOf(zone)
  return {
    ...(from !== undefined && { from: startOf(from, 'from') }),
    ...(to !== undefined && { before: startOf(dayAfter(to), 'to') }),
  }
}

function dayAfter(day: string): string {
  return utcDayOf(startOfDay(day, 'to') + msPerDay)
}
