import { rowsOf, runSql, type Work } from '../statements/work.ts'
import type { KnowledgeDialect } from './knowledge-dialect.ts'

/** Words of a passage, as they lie in its row. */
export interface HeldWords {
  readonly language: string
  readonly head: string
  readonly words: string
}

/** Counts in how many passages each term of a site stands. */
export function* countTerms(
  dialect: KnowledgeDialect,
  siteId: string,
  gone: readonly HeldWords[],
  come: readonly HeldWords[],
): Work<void> {
  const changes = new Map<string, number>()
  for (const passage of gone) for (const term of termsIn(passage)) add(changes, term, -1)
  for (const passage of come) for (const term of termsIn(passage)) add(changes, term, 1)
  // Always in the same order: two nodes that learn at once must not wait for each other.
  const rows = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (rows.length === 0) return
  const list = JSON.stringify(rows)
  yield* runSql(
    `insert into knowledge_terms (site_id, term, passages)
      select ?, c0, c1 from (${dialect.rowsOfList(['text', 'number'])}) listed where true
      on conflict (site_id, term) do update set passages = knowledge_terms.passages + excluded.passages`,
    siteId,
    list,
  )
  if (gone.length === 0) return
  const fewer = JSON.stringify(rows.filter(([, by]) => by < 0).map(([term]) => term))
  yield* runSql(
    `delete from knowledge_terms where site_id = ? and passages <= 0 and term in ${dialect.anyOfList}`,
    siteId,
    fewer,
  )
}

export function* frequenciesOf(
  dialect: KnowledgeDialect,
  siteId: string,
  terms: readonly string[],
): Work<Map<string, number>> {
  const [row] = yield* rowsOf<{ held: string | null }>(
    `select ${dialect.objectOf('term', 'passages')} as held from knowledge_terms
      where site_id = ? and term in ${dialect.anyOfList}`,
    siteId,
    JSON.stringify(terms),
  )
  return new Map(Object.entries(JSON.parse(row?.held ?? '{}') as Record<string, number>))
}

/** Marks what is counted of passages beside their words: a character that no text holds. */
const mark = '\ue001'
/** Stands in every passage: how often it does is how many there are. */
export const everyPassage = `${mark}all`
export const inLanguage = (language: string) => `${mark}in ${language}`

function termsIn({ head, words, language }: HeldWords): Set<string> {
  const terms = new Set([...head.split(' '), ...words.split(' '), everyPassage, inLanguage(language)])
  terms.delete('')
  return terms
}

function add(changes: Map<string, number>, term: string, by: number): void {
  changes.set(term, (changes.get(term) ?? 0) + by)
}
