import type { KnowledgeStore, StoredSource, SourceSettings } from '../knowledge-store.ts'
import { rowsOf, runSql } from '../statements/work.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { dropPassages } from './passages.ts'

type SourceParts = Pick<
  KnowledgeStore,
  | 'addSource'
  | 'sources'
  | 'saveSettings'
  | 'removeSource'
  | 'beginRound'
  | 'endRound'
  | 'takeUnfinished'
  | 'take'
  | 'release'
  | 'due'
>

interface SourceRow {
  id: string
  site_id: string
  kind: StoredSource['kind']
  name: string
  url: string | null
  settings: string
  state: StoredSource['state']
  note: string | null
  round: number
  created_at: number
  learned_at: number | null
}

/** A source with thousands of pages is taken down a few at a time, so that visitors do not wait for it. */
const pagesAtOnce = 20
const msPerHour = 3_600_000

export function knowledgeSources({ dialect, now, read, change }: KnowledgePlace): SourceParts {
  return {
    addSource: ({ id, siteId, kind, name, url, settings }) =>
      change(function* () {
        yield* runSql(
          `insert into knowledge_sources (id, site_id, kind, name, url, settings, state, created_at)
            values (?, ?, ?, ?, ?, ?, 'idle', ?)`,
          id,
          siteId,
          kind,
          name,
          url,
          JSON.stringify(settings),
          now(),
        )
      }),
    sources: (siteId) =>
      read(function* () {
        const rows = yield* rowsOf<SourceRow>(
          'select * from knowledge_sources where site_id = ? order by created_at, id',
          siteId,
        )
        const counts = yield* rowsOf<{ source_id: string; state: string; pages: number; passages: number }>(
          `select source_id, state, count(*) as pages, sum(passages) as passages from knowledge_pages
            where site_id = ? group by source_id, state`,
          siteId,
        )
        return rows.map((row) => sourceFrom(row, counts))
      }),
    saveSettings: (id, settings) =>
      change(function* () {
        yield* runSql('update knowledge_sources set settings = ? where id = ?', JSON.stringify(settings), id)
      }),
    async removeSource(siteId, id) {
      for (;;) {
        const left = await change(function* () {
          const pages = yield* rowsOf<{ key: number }>(
            'select key from knowledge_pages where site_id = ? and source_id = ? order by key limit ?',
            siteId,
            id,
            pagesAtOnce,
          )
          for (const { key } of pages) {
            yield* dropPassages(dialect, siteId, `p${key}`)
            yield* runSql('delete from knowledge_pages where key = ?', key)
          }
          return pages.length
        })
        if (left === 0) break
      }
      return change(function* () {
        return (yield* runSql('delete from knowledge_sources where site_id = ? and id = ?', siteId, id)) > 0
      })
    },
    beginRound: (id) =>
      change(function* () {
        yield* runSql(
          `update knowledge_sources set round = round + 1, state = 'learning', note = null where id = ?`,
          id,
        )
        yield* runSql(
          `update knowledge_pages set state = 'waiting',
            round = (select round from knowledge_sources where id = ?) where source_id = ?`,
          id,
          id,
        )
      }),
    async endRound(id, { state, note = null }) {
      await change(function* () {
        yield* runSql(
          `update knowledge_sources set state = ?, note = ?, learned_at = ?, taken_by = null, taken_until = 0
            where id = ?`,
          state,
          note,
          now(),
          id,
        )
      })
      const { settle } = dialect
      if (!settle) return
      let isMore = await change(() => settle(true))
      while (isMore) isMore = await change(() => settle(false))
    },
    takeUnfinished: (owner, ttlMs) =>
      change(function* () {
        const rows = yield* rowsOf<{ id: string; site_id: string }>(
          `select id, site_id from knowledge_sources
            where state = 'learning' and (taken_by is null or taken_until < ?)`,
          now(),
        )
        for (const { id } of rows)
          yield* runSql(
            'update knowledge_sources set taken_by = ?, taken_until = ? where id = ?',
            owner,
            now() + ttlMs,
            id,
          )
        return rows.map(({ id, site_id: siteId }) => ({ id, siteId }))
      }),
    take: (id, owner, ttlMs) =>
      change(function* () {
        const taken = yield* runSql(
          `update knowledge_sources set taken_by = ?, taken_until = ?
            where id = ? and (taken_by is null or taken_by = ? or taken_until < ?)`,
          owner,
          now() + ttlMs,
          id,
          owner,
          now(),
        )
        return taken > 0
      }),
    release: (id, owner) =>
      change(function* () {
        yield* runSql(
          'update knowledge_sources set taken_by = null, taken_until = 0 where id = ? and taken_by = ?',
          id,
          owner,
        )
      }),
    due: () =>
      read(function* () {
        const rows = yield* rowsOf<SourceRow>(
          `select * from knowledge_sources where state <> 'learning' and learned_at is not null`,
        )
        return rows.filter((row) => isDue(row, now())).map(({ id, site_id: siteId }) => ({ id, siteId }))
      }),
  }
}

function isDue({ settings, learned_at: learnedAt }: SourceRow, now: number): boolean {
  const { everyHours } = JSON.parse(settings) as SourceSettings
  return everyHours !== undefined && learnedAt !== null && learnedAt + everyHours * msPerHour <= now
}

function sourceFrom(
  row: SourceRow,
  counts: readonly { source_id: string; state: string; pages: number; passages: number }[],
): StoredSource {
  const own = counts.filter(({ source_id: id }) => id === row.id)
  const count = (state: string) => Number(own.find((each) => each.state === state)?.pages ?? 0)
  return {
    id: row.id,
    siteId: row.site_id,
    kind: row.kind,
    name: row.name,
    url: row.url,
    settings: JSON.parse(row.settings) as SourceSettings,
    state: row.state,
    note: row.note,
    round: row.round,
    createdAt: row.created_at,
    learnedAt: row.learned_at,
    pages: {
      waiting: count('waiting'),
      learned: count('learned'),
      skipped: count('skipped'),
      failed: count('failed'),
      passages: own.reduce((sum, { passages }) => sum + Number(passages), 0),
    },
  }
}
