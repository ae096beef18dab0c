import { rowsOf, type Work } from '../statements/work.ts'
import { addUp, holding, mostFirst, quoted } from './libsql-index.ts'

const termsOfSite =
  'select json_group_array(json_array(id, term)) as terms from knowledge_terms where id in (select value from json_each(?)) and +site_id = ?'

/** Of terms that share as many letters, longer ones are less alike: this many more are looked at. */
const longerShare = 2

/** Terms of the site that share letters with each of these, the likest first. */
export function* alikeTerms(
  siteId: string,
  terms: readonly string[],
  limit: number,
): Work<Map<string, string[]>> {
  const asked = terms.map((term) => ({ term, grams: trigramsOf(term), found: [] as string[] }))
  const held = yield* holding(
    'search_terms',
    asked.flatMap(({ grams }) => grams.map(quoted)),
  )
  let from = 0
  let open = asked.map((each) => {
    const lists = held.slice(from, (from += each.grams.length))
    const told = addUp(lists, (place) => 1 / Math.log(2 + lists[place]!.length))
    return { found: each.found, pieces: mostFirst(told, limit * longerShare) }
  })
  while (open.length > 0) {
    const pieces = open.map((each) => each.pieces.next().value ?? [])
    const known = yield* knownTerms(siteId, pieces.flat())
    for (const [at, { found }] of open.entries())
      found.push(...(pieces[at] ?? []).flatMap((id) => known.get(id) ?? []))
    open = open.filter(({ found }, at) => (pieces[at] ?? []).length > 0 && found.length < limit)
  }
  return new Map(
    asked.map(({ term, grams, found }) => [term, likestOf(found, new Set(grams)).slice(0, limit)]),
  )
}

function* knownTerms(siteId: string, ids: readonly number[]): Work<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const [row] = yield* rowsOf<{ terms: string }>(termsOfSite, JSON.stringify(ids), siteId)
  return new Map(JSON.parse(row?.terms ?? '[]') as [id: number, term: string][])
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
