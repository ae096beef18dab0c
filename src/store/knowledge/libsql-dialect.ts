import { rowsOf } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import { passageFields, type KnowledgeDialect, type PassageRow } from './knowledge-dialect.ts'

// The kinds are told apart before the texts are read: those are what a row weighs.
const hits = `select ${passageFields} from (
    select hit, distance from (
      select rowid as hit, bm25(search_passages, 0, 1.5, 1) as distance from search_passages
      where search_passages match ?1 order by distance limit ?2
    ) cross join knowledge_passages on key = hit
    where site_id = ?3 and kind in (select value from json_each(?4)) order by distance limit ?5
  ) cross join knowledge_passages on key = hit order by distance`
const asked = `select ${phrasingFields} from (
    select rowid as hit, bm25(search_phrasings) as distance from search_phrasings
    where search_phrasings match ?1 order by distance limit ?2
  ) cross join knowledge_phrasings on id = hit where site_id = ?3 order by distance`
const likely = `select knowledge_terms.term from search_terms join knowledge_terms on id = search_terms.rowid
  where search_terms match ?1 and site_id = ?2 order by bm25(search_terms) limit ?3`

/** Kinds are told apart behind the index: this many more are looked at. */
const kindsShare = 4

/** FTS5's own ranks choose the candidates. */
export const libsqlDialect: KnowledgeDialect = {
  rowsOfList: (columns) =>
    `select ${columns.map((_, place) => `value->>${place} as c${place}`).join(', ')} from json_each(?)`,
  anyOfList: '(select value from json_each(?))',
  *find(siteId, { kinds, limit }, terms) {
    const any = terms.map(({ term }) => quoted(term)).join(' OR ')
    const match = `${ofSite(siteId)} AND {head words} : (${any})`
    return yield* rowsOf<PassageRow>(hits, match, limit * kindsShare, siteId, JSON.stringify(kinds), limit)
  },
  *phrasings(siteId, terms, limit) {
    const match = `${ofSite(siteId)} AND words : (${terms.map(quoted).join(' OR ')})`
    return yield* rowsOf<Phrasing>(asked, match, limit, siteId)
  },
  *alike(siteId, term, limit) {
    const grams = trigramsOf(term)
    if (grams.length === 0) return []
    const rows = yield* rowsOf<{ term: string }>(likely, grams.map(quoted).join(' OR '), siteId, limit)
    return rows.map((row) => row.term)
  },
}

function ofSite(siteId: string): string {
  return `site : ${quoted(`s${Buffer.from(siteId).toString('hex').toUpperCase()}`)}`
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

/** Every three letters in a row. */
function trigramsOf(word: string): string[] {
  const letters = [...word]
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= letters.length; at++) grams.add(letters.slice(at, at + 3).join(''))
  return [...grams]
}
