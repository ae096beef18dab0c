import { rowsOf, type Work } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import { passageFields, type KnowledgeDialect, type PassageRow } from './knowledge-dialect.ts'

const asked = `select ${phrasingFields} from (
    select rowid as hit, bm25(search_phrasings) as distance from search_phrasings
    where search_phrasings match ?1 order by distance limit ?2
  ) cross join knowledge_phrasings on id = hit where site_id = ?3 order by distance`
// The kinds are told apart before the texts are read: those are what a row weighs.
const hits = `select ${passageFields} from (
    select hit, distance from (
      select rowid as hit, bm25(search_passages, 0, 1.5, 1) as distance from search_passages
      where search_passages match ?1 order by distance limit ?2
    ) cross join knowledge_passages on key = hit
    where site_id = ?3 and kind in (select value from json_each(?4)) order by distance limit ?5
  ) cross join knowledge_passages on key = hit order by distance`
const termsOfSite =
  'select json_group_array(term) as terms from knowledge_terms where id in (select value from json_each(?)) and +site_id = ?'

/** Kinds are told apart behind the index: this many more are looked at. */
const kindsShare = 4
/** Of terms that share as many letters, longer ones are less alike: this many more are looked at. */
const longerShare = 2

/** FTS5's own ranks choose the candidates, among those of the site: others' pages cost a question nothing. */
export const libsqlDialect: KnowledgeDialect = {
  rowsOfList: (columns) =>
    `select ${columns.map((_, place) => `value->>${place} as c${place}`).join(', ')} from json_each(?)`,
  anyOfList: '(select value from json_each(?))',
  objectOf: (key, value) => `json_group_object(${key}, ${value})`,
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
    const held = yield* holding('search_terms', grams.map(quoted))
    const told = sums(held.map((keys) => ({ weight: 1 / Math.log(2 + keys.length), keys })))
    const found: string[] = []
    for (const ids of chunks(mostFirst(told), limit * longerShare)) {
      const [row] = yield* rowsOf<{ terms: string }>(termsOfSite, JSON.stringify(ids), siteId)
      found.push(...(JSON.parse(row?.terms ?? '[]') as string[]))
      if (found.length >= limit) break
    }
    return likestOf(found, new Set(grams)).slice(0, limit)
  },
}

/** Of two terms that share as much, the shorter is more like the one that is looked for. */
function likestOf(terms: readonly string[], grams: ReadonlySet<string>): string[] {
  const likeness = new Map(
    terms.map((term) => {
      const own = trigramsOf(term)
      return [term, own.filter((gram) => grams.has(gram)).length / (own.length + grams.size)]
    }),
  )
  return [...terms].sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0))
}

/** The keys of all rows that hold each of the words, whatever the site. */
function* holding(index: string, words: readonly string[]): Work<number[][]> {
  // One row for all: each costs more than what it holds.
  const [row] = yield* rowsOf<{ held: string }>(
    `select json_group_array(json((select json_group_array(rowid) from ${index} where ${index} match listed.value)))
      as held from json_each(?) listed`,
    JSON.stringify(words),
  )
  return JSON.parse(row?.held ?? '[]') as number[][]
}

function sums(lists: readonly { readonly weight: number; readonly keys: readonly number[] }[]) {
  const all = new Map<number, number>()
  for (const { weight, keys } of lists) for (const key of keys) all.set(key, (all.get(key) ?? 0) + weight)
  return all
}

function mostFirst(told: ReadonlyMap<number, number>): number[] {
  return [...told].sort(([one, a], [other, b]) => b - a || one - other).map(([key]) => key)
}

/** Ever larger pieces. */
function* chunks(keys: readonly number[], first: number): Generator<readonly number[]> {
  for (let [from, size] = [0, first]; from < keys.length; from += size, size *= 4)
    yield keys.slice(from, from + size)
}

function ofSite(siteId: string): string {
  return `site : ${quoted(`s${Buffer.from(siteId).toString('hex').toUpperCase()}`)}`
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

/** Every three letters in a row. */
function trigramsOf(word: string): string[] {
  const grams = new Set<string>()
  if (beyondPlane.test(word)) {
    const letters = [...word]
    for (let at = 0; at + 3 <= letters.length; at++) grams.add(letters.slice(at, at + 3).join(''))
  } else for (let at = 0; at + 3 <= word.length; at++) grams.add(word.slice(at, at + 3))
  return [...grams]
}
/** Letters that are two of JavaScript's. */
const beyondPlane = /[\ud800-\udfff]/
