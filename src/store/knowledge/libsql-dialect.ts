import { rowsOf } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import type { KnowledgeDialect } from './knowledge-dialect.ts'
import { alikeTerms } from './libsql-alike.ts'
import { findPassages } from './libsql-find.ts'
import { hexOf, quoted } from './libsql-index.ts'
import { settleIndexes } from './libsql-settle.ts'

const asked = `select ${phrasingFields} from (
    select *, row_number() over (partition by passage order by distance) as place from (
      select rowid as hit, bm25(search_phrasings) as distance from search_phrasings
      where search_phrasings match ?1 order by distance limit ?2 * 8
    ) cross join knowledge_phrasings on id = hit
    where site_id = ?3 and language in (select value from json_each(?4))
  ) where place <= ?5 order by distance limit ?2`

/** What SQLite says its own way; FTS5 finds passages, phrasings and terms. */
export const libsqlDialect: KnowledgeDialect = {
  rowsOfList: (columns) =>
    `select ${columns.map((_, place) => `value->>${place} as c${place}`).join(', ')} from json_each(?)`,
  anyOfList: '(select value from json_each(?))',
  objectOf: (key, value) => `json_group_object(${key}, ${value})`,
  termsBetween: 'term >= ? and term < ?',
  find: findPassages,
  *phrasings(siteId, terms, languages, { ofAll, ofEach }) {
    const match = `site : ${quoted(`s${hexOf(siteId)}`)} AND words : (${terms.map(quoted).join(' OR ')})`
    return yield* rowsOf<Phrasing>(asked, match, ofAll, siteId, JSON.stringify(languages), ofEach)
  },
  alike: alikeTerms,
  settle: settleIndexes,
}
