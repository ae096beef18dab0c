import { rowsOf, runSql, type Work } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import type { KnowledgeDialect } from './knowledge-dialect.ts'

export const phrasingFields = 'id, passage, language, question, quote, words, made'

/** What was written for passages that are about to be replaced by others. */
export function* phrasingsUnder(owner: string): Work<Phrasing[]> {
  return yield* rowsOf<Phrasing>(
    `select ${phrasingFields} from knowledge_phrasings
      where passage in (select key from knowledge_passages where owner = ?) order by id`,
    owner,
  )
}

/** Rows of passage, language, question, quote, words and how these were made. */
export function* insertPhrasings(
  dialect: KnowledgeDialect,
  siteId: string,
  rows: readonly (string | number | null)[][],
): Work<void> {
  if (rows.length === 0) return
  yield* runSql(
    `insert into knowledge_phrasings (site_id, passage, language, question, quote, words, made)
      select ?, c0, c1, c2, c3, c4, c5
      from (${dialect.rowsOfList(['number', 'text', 'text', 'text', 'text', 'text'])}) listed`,
    siteId,
    JSON.stringify(rows),
  )
}
