import type { FindQuery, PassageKind } from '../knowledge-store.ts'
import { rowsOf, type Work } from '../statements/work.ts'
import { passageFields, type PassageRow, type WeightedTerm } from './knowledge-dialect.ts'
import { addUp, hexOf, holding, mostFirst, quoted } from './libsql-index.ts'

const whole = `select ${passageFields} from knowledge_passages where key in (select value from json_each(?))`

/**
 * FTS5 says which passages of the site hold a term; how much each term tells decides which are the candidates. FTS5's own
 * ranks count every term anew for each question, and read the length of every passage with one of them.
 */
export function* findPassages(
  siteId: string,
  { kinds, limit, tells }: FindQuery,
  terms: readonly WeightedTerm[],
): Work<PassageRow[]> {
  const told = yield* toldOf(siteId, kinds, terms, tells?.heading ?? 1)
  const wanted = new Set<string>(kinds)
  const found: PassageRow[] = []
  for (const keys of mostFirst(told, limit)) {
    const place = new Map(keys.map((key, at) => [key, at]))
    const rows = yield* rowsOf<PassageRow>(whole, JSON.stringify(keys))
    rows.sort((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0))
    found.push(...rows.filter(({ kind }) => wanted.has(kind)))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** How much the terms tell of each passage that holds one. */
function* toldOf(
  siteId: string,
  kinds: readonly PassageKind[],
  terms: readonly WeightedTerm[],
  headingTells: number,
): Work<Map<number, number>> {
  const marks = [...new Set(kinds.map((kind) => marksOf[kind]))]
  const marked = (mark: string, term: string) => quoted(`s${hexOf(siteId)}${mark}${term}`)
  const weighted = marks.flatMap((mark) => terms.map((term) => ({ ...term, mark })))
  const [headed = [], ...held] = yield* holding('search_passages', [
    weighted.map(({ term, mark }) => marked(mark.heading, term)).join(' OR '),
    ...weighted.map(({ term, mark }) => marked(mark.anywhere, term)),
  ])
  const told = addUp(held, (place) => weighted[place]!.weight)
  for (const key of headed) told.set(key, Math.round((told.get(key) ?? 0) * headingTells))
  return told
}

/** What stands before the terms of a passage, behind its site, as the triggers of the index put it there. */
const page = { anywhere: 'x', heading: 'y' }
const marksOf: Record<PassageKind, typeof page> = {
  page,
  file: page,
  text: page,
  map: { anywhere: 'm', heading: 'n' },
  answer: { anywhere: 'o', heading: 'p' },
}
