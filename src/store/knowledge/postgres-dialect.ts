import { rowsOf, type Work } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import { passageFields, type KnowledgeDialect, type PassageRow } from './knowledge-dialect.ts'

/** GIN finds what holds any of the terms; how much each of them tells decides which are the candidates. */
export const postgresDialect: KnowledgeDialect = {
  rowsOfList: (columns) =>
    `select ${columns
      .map((type, place) => `(value->>${place})${type === 'number' ? '::bigint' : ''} as c${place}`)
      .join(', ')} from json_array_elements(?::json) each_row`,
  anyOfList: '(select value from json_array_elements_text(?::json))',
  objectOf: (key, value) => `json_object_agg(${key}, ${value})::text`,
  termsBetween: 'term ~>=~ ? and term ~<~ ?',
  *find(siteId, { kinds, limit }, terms) {
    const any = terms.map(({ term }) => quoted(term)).join(' | ')
    const told = terms.map(() => 'case when terms @@ ?::tsquery then ?::float8 else 0 end').join(' + ')
    const each = terms.flatMap(({ term, weight }) => [quoted(term), weight])
    const sql = `select ${passageFields} from (
        select *, (${told}) / (1 + ln(2 + length(words) / 400.0)) as told from knowledge_passages
        where terms @@ ?::tsquery and site_id = ? and kind in (select value from json_array_elements_text(?::json))
      ) found order by told desc, key limit ?`
    return yield* rowsOf<PassageRow>(sql, ...each, any, siteId, JSON.stringify(kinds), limit)
  },
  *phrasings(siteId, terms, languages, { ofAll, ofEach }) {
    const told = terms.map(() => 'case when terms @@ ?::tsquery then 1.0 else 0 end').join(' + ')
    const each = terms.map(quoted)
    const sql = `select ${phrasingFields} from (
        select *, row_number() over (partition by passage order by told desc, id) as place from (
          select *, (${told}) / (1 + ln(2 + length(words) / 40.0)) as told from knowledge_phrasings
          where terms @@ ?::tsquery and site_id = ?
            and language in (select value from json_array_elements_text(?::json))
        ) found
      ) placed where place <= ? order by told desc, id limit ?`
    const spoken = JSON.stringify(languages)
    return yield* rowsOf<Phrasing>(sql, ...each, each.join(' | '), siteId, spoken, ofEach, ofAll)
  },
  *alike(siteId, terms, limit) {
    const [installed] = yield* rowsOf(`select 1 from pg_extension where extname = 'pg_trgm'`)
    const found = new Map<string, string[]>()
    for (const term of terms)
      found.set(term, yield* (installed ? byTrigrams : byBeginning)(siteId, term, limit))
    return found
  },
  // PostgreSQL looks after its indexes by itself.
  settle: undefined,
}

function* byTrigrams(siteId: string, term: string, limit: number): Work<string[]> {
  const rows = yield* rowsOf<{ term: string }>(
    `select term from knowledge_terms where site_id = ? and (term % ? or term ilike ?)
      order by similarity(term, ?) desc, term limit ?`,
    siteId,
    term,
    `%${escaped(term)}%`,
    term,
    limit,
  )
  return rows.map((row) => row.term)
}

function* byBeginning(siteId: string, term: string, limit: number): Work<string[]> {
  const rows = yield* rowsOf<{ term: string }>(
    'select term from knowledge_terms where site_id = ? and term like ? order by length(term), term limit ?',
    siteId,
    `${escaped([...term].slice(0, 4).join(''))}%`,
    limit,
  )
  return rows.map((row) => row.term)
}

function escaped(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&')
}

function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
