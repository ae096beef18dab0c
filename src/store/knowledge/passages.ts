import type { NewPassage, PassageKind, StoredPassage } from '../knowledge-store.ts'
import { rowsOf, runSql, type Work } from '../desk/queries/work.ts'
import type { KnowledgeDialect, PassageRow } from './knowledge-dialect.ts'
import { countTerms, type HeldWords } from './terms.ts'

/** Puts these passages in the place of those that the owner (a page, an answer) brought before. */
export function* replacePassages(
  dialect: KnowledgeDialect,
  siteId: string,
  owner: string,
  passages: readonly NewPassage[],
): Work<void> {
  const gone = yield* rowsOf<HeldWords>(
    'select head, words, language from knowledge_passages where owner = ?',
    owner,
  )
  if (gone.length > 0) yield* runSql('delete from knowledge_passages where owner = ?', owner)
  yield* countTerms(dialect, siteId, gone, passages)
  if (passages.length === 0) return
  const columns = 'kind, text, title, url, headings, language, head, words'.split(', ')
  const rows = passages.map((each) => [
    each.kind,
    each.text,
    each.title,
    each.url,
    JSON.stringify(each.headings),
    each.language,
    each.head,
    each.words,
  ])
  yield* runSql(
    `insert into knowledge_passages (site_id, owner, ${columns.join(', ')})
      select ?, ?, ${columns.map((_, place) => `c${place}`).join(', ')}
      from (${dialect.rowsOfList(columns.map(() => 'text'))}) listed`,
    siteId,
    owner,
    JSON.stringify(rows),
  )
}

export function dropPassages(dialect: KnowledgeDialect, siteId: string, owner: string): Work<void> {
  return replacePassages(dialect, siteId, owner, [])
}

export function passageFrom(row: PassageRow): StoredPassage {
  return { ...row, kind: row.kind as PassageKind, headings: JSON.parse(row.headings) as string[] }
}
