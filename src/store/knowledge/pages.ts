import type { KnowledgeStore, KnownPage, PageState } from '../knowledge-store.ts'
import { paged } from '../statements/paged.ts'
import { rowsOf, runSql } from '../statements/work.ts'
import { passageFields, type PassageRow } from './knowledge-dialect.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom, replacePassages } from './passages.ts'

type PageParts = Pick<
  KnowledgeStore,
  | 'addPages'
  | 'waiting'
  | 'savePage'
  | 'confirmPages'
  | 'hasNews'
  | 'pages'
  | 'passagesOf'
  | 'passagesOfSource'
>

interface PageRow extends Omit<KnownPage, 'sourceId'> {
  source_id: string
  site_id: string
}

export function knowledgePages({ dialect, now, read, change }: KnowledgePlace): PageParts {
  return {
    addPages: (sourceId, pages, most) =>
      change(function* () {
        const [source] = yield* rowsOf<{ site_id: string; round: number; pages: number }>(
          `select site_id, round, (select count(*) from knowledge_pages where source_id = s.id) as pages
            from knowledge_sources s where id = ?`,
          sourceId,
        )
        if (!source) return 0
        const rows = pages.map(({ url, depth }) => [url, depth])
        return yield* runSql(
          `insert into knowledge_pages
              (site_id, source_id, url, depth, state, round, title, language, at)
            select ?, ?, c0, c1, 'waiting', ${source.round}, '', '', ${now()}
            from (${dialect.rowsOfList(['text', 'number'])}) listed where true limit ${Math.max(0, most - source.pages)}
            on conflict (source_id, url) do nothing`,
          source.site_id,
          sourceId,
          JSON.stringify(rows),
        )
      }),
    waiting: (sourceId, limit) =>
      read(function* () {
        const rows = yield* rowsOf<PageRow>(
          `select * from knowledge_pages where source_id = ? and state = 'waiting' order by depth, key limit ?`,
          sourceId,
          limit,
        )
        return rows.map(pageFrom)
      }),
    savePage: (key, outcome) =>
      change(function* () {
        const [before] = yield* rowsOf<PageRow>('select * from knowledge_pages where key = ?', key)
        // Its source was removed meanwhile.
        if (!before) return
        const { passages, reason = null, state } = outcome
        if (passages) yield* replacePassages(dialect, before.site_id, `p${key}`, passages)
        const brought = passages?.filter(({ kind }) => kind !== 'map').length ?? before.passages
        const { title, language, digest, etag, modified } = { ...before, ...outcome }
        yield* runSql(
          `update knowledge_pages set state = ?, reason = ?, title = ?, language = ?, digest = ?, etag = ?,
            modified = ?, passages = ?, at = ? where key = ?`,
          state,
          reason,
          title,
          language,
          digest,
          etag,
          modified,
          brought,
          passages ? now() : before.at,
          key,
        )
      }),
    confirmPages: (pages) =>
      change(function* () {
        for (const state of new Set(pages.map((page) => page.state))) {
          const keys = pages.filter((page) => page.state === state).map(({ key }) => [key])
          yield* runSql(
            `update knowledge_pages set state = ?
              where key in (select c0 from (${dialect.rowsOfList(['number'])}) listed)`,
            state,
            JSON.stringify(keys),
          )
        }
      }),
    hasNews: (sourceId) =>
      read(function* () {
        const [news] = yield* rowsOf<{ key: number }>(
          `select p.key from knowledge_pages p join knowledge_sources s on s.id = p.source_id
            where s.id = ? and p.state = 'learned' and p.at > coalesce(s.learned_at, 0) limit 1`,
          sourceId,
        )
        return news !== undefined
      }),
    pages: (siteId, { cursor, limit, sourceId = null, state = null }) =>
      read(function* () {
        const rows = yield* rowsOf<PageRow>(
          `select * from knowledge_pages where site_id = ? and key > ?
            and (cast(? as text) is null or source_id = ?) and (cast(? as text) is null or state = ?)
            order by key limit ?`,
          siteId,
          Number(cursor ?? 0) || 0,
          sourceId,
          sourceId,
          state,
          state,
          limit + 1,
        )
        return paged(rows, limit, pageFrom, ({ key }) => String(key))
      }),
    passagesOf: (siteId, pageKey) =>
      read(function* () {
        const rows = yield* rowsOf<PassageRow>(
          `select ${passageFields} from knowledge_passages where site_id = ? and owner = ? order by key`,
          siteId,
          `p${pageKey}`,
        )
        return rows.map(passageFrom)
      }),
    passagesOfSource: (sourceId, after, pages) =>
      read(function* () {
        const rows = yield* rowsOf<PassageRow>(
          `select ${passageFields
            .split(', ')
            .map((field) => `p.${field}`)
            .join(', ')}
            from (select key from knowledge_pages where source_id = ? and key > ? order by key limit ?) page
            join knowledge_passages p on p.owner = 'p' || page.key where p.kind <> 'map' order by page.key, p.key`,
          sourceId,
          after,
          pages,
        )
        return rows.map(passageFrom)
      }),
  }
}

function pageFrom(row: PageRow): KnownPage {
  return {
    key: row.key,
    sourceId: row.source_id,
    url: row.url,
    depth: row.depth,
    state: row.state as PageState,
    reason: row.reason,
    title: row.title,
    language: row.language,
    digest: row.digest,
    etag: row.etag,
    modified: row.modified,
    passages: row.passages,
    at: row.at,
  }
}
