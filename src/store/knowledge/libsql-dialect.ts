import { rowsOf, type Work } from '../statements/work.ts'
import type { Phrasing } from '../phrasing-store.ts'
import { phrasingFields } from './held-phrasings.ts'
import { passageFields, type KnowledgeDialect, type PassageRow } from './knowledge-dialect.ts'

const asked = `select ${phrasingFields} from (
    select rowid as hit, bm25(search_phrasings) as distance from search_phrasings
    where search_phrasings match ?1 order by distance limit ?2
  ) cross join knowledge_phrasings on id = hit where site_id = ?3 order by distance`
// A plus keeps the database from going through all of a site by an index of its own.
const ofKinds = `select json_group_array(json_array(key, octet_length(words))) as sizes from knowledge_passages
  where key in (select value from json_each(?)) and +site_id = ? and +kind in (select value from json_each(?))`
const whole = `select ${passageFields} from knowledge_passages where key in (select value from json_each(?))`
const termsOfSite =
  'select json_group_array(term) as terms from knowledge_terms where id in (select value from json_each(?)) and +site_id = ?'

/** Sites and kinds are told apart behind the index: this many more are looked at, and ever more until there are enough. */
const othersShare = 2
/** Of terms that share as many letters, longer ones are less alike: this many more are looked at. */
const longerShare = 2

/**
 * FTS5 says which passages hold a term; how much each term tells decides which are the candidates, as on PostgreSQL. Its
 * own ranks count every term anew for each question, and read the length of every passage that holds one.
 */
export const libsqlDialect: KnowledgeDialect = {
  rowsOfList: (columns) =>
    `select ${columns.map((_, place) => `value->>${place} as c${place}`).join(', ')} from json_each(?)`,
  anyOfList: '(select value from json_each(?))',
  objectOf: (key, value) => `json_group_object(${key}, ${value})`,
  *find(siteId, { kinds, limit }, terms) {
    const held = yield* holding(
      'search_passages',
      terms.map(({ term }) => `{head words} : ${quoted(term)}`),
    )
    const told = sums(terms.map(({ weight }, place) => ({ weight, keys: held[place] ?? [] })))
    const found: { key: number; told: number }[] = []
    for (const keys of chunks(mostFirst(told), limit * othersShare)) {
      const [row] = yield* rowsOf<{ sizes: string }>(
        ofKinds,
        JSON.stringify(keys),
        siteId,
        JSON.stringify(kinds),
      )
      for (const [key, size] of JSON.parse(row?.sizes ?? '[]') as [key: number, size: number][])
        found.push({ key, told: (told.get(key) ?? 0) / (1 + Math.log(2 + size / usualSize)) })
      if (found.length >= limit) break
    }
    const best = found.sort((a, b) => b.told - a.told || a.key - b.key).slice(0, limit)
    const place = new Map(best.map(({ key }, at) => [key, at]))
    const rows = yield* rowsOf<PassageRow>(whole, JSON.stringify([...place.keys()]))
    return rows.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0))
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

/** A passage of this many bytes is neither short nor long. */
const usualSize = 400

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
