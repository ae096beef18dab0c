import type { FindQuery, KnowledgeStore, StoredPassage } from '../knowledge-store.ts'
import { rowsOf, type Work } from '../statements/work.ts'
import { passageFields, type PassageRow, type WeightedTerm } from './knowledge-dialect.ts'
import type { Phrasing } from '../phrasing-store.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom } from './passages.ts'
import { everyPassage, frequenciesOf, inLanguage } from './terms.ts'

type ReadingParts = Pick<KnowledgeStore, 'find' | 'frequencies' | 'alike' | 'languages'>

/** Rare terms are looked up until they stand for this many passages: what "the" adds costs time and tells nothing. */
const bounds = { said: { passages: 1_000, terms: 24 }, meant: { passages: 300, terms: 16 } }

/** Phrasings that a question is held against, however many there are: in all, and of each passage. */
const mostPhrasings = { ofAll: 96, ofEach: 8 }

export function knowledgeReading({ dialect, read }: KnowledgePlace): ReadingParts {
  return {
    find: (siteId, query) =>
      read(function* () {
        const terms = yield* rarest(siteId, query)
        const found = terms.length === 0 ? [] : yield* dialect.find(siteId, query, terms)
        return yield* withPhrased(siteId, query, found.map(passageFrom))
      }),
    frequencies: (siteId, terms) =>
      read(function* () {
        const of = yield* frequenciesOf(dialect, siteId, [...terms, everyPassage])
        const passages = of.get(everyPassage) ?? 0
        of.delete(everyPassage)
        return { passages, of }
      }),
    alike: (siteId, terms, limit) => read(() => dialect.alike(siteId, terms, limit)),
    languages: (siteId) =>
      read(function* () {
        const held = yield* rowsOf<{ term: string; passages: number }>(
          `select term, passages from knowledge_terms where site_id = ? and ${dialect.termsBetween}`,
          siteId,
          inLanguage(''),
          inLanguage('\uffff'),
        )
        const passagesIn = new Map(held.map(({ term, passages }) => [term, passages]))
        return languageCodes
          .map((language) => ({ language, held: passagesIn.get(inLanguage(language)) ?? 0 }))
          .filter((each) => each.held > 0)
          .sort((one, other) => other.held - one.held)
          .map(({ language }) => language)
      }),
  }

  /** Adds what is found by its phrasings. */
  function* withPhrased(
    siteId: string,
    { naming = [], languages = [], kinds }: FindQuery,
    found: readonly StoredPassage[],
  ): Work<StoredPassage[]> {
    if (naming.length === 0) return [...found]
    const hits = yield* dialect.phrasings(siteId, naming, languages, mostPhrasings)
    if (hits.length === 0) return [...found]
    const of = new Map<number, Phrasing[]>()
    for (const each of hits) {
      const own = of.get(each.passage)
      if (own) own.push(each)
      else of.set(each.passage, [each])
    }
    const known = new Set(found.map(({ key }) => key))
    const missing = [...of.keys()].filter((key) => !known.has(key))
    const more = yield* rowsOf<PassageRow>(
      `select ${passageFields} from knowledge_passages where site_id = ?
        and key in (select c0 from (${dialect.rowsOfList(['number'])}) listed) and kind in ${dialect.anyOfList}`,
      siteId,
      JSON.stringify(missing.map((key) => [key])),
      JSON.stringify(kinds),
    )
    const passages = [...found, ...more.map(passageFrom)]
    return passages.map((passage) => Object.assign(passage, { asked: of.get(passage.key) ?? [] }))
  }

  function* rarest(siteId: string, { terms, meant = [], tells: by }: FindQuery): Work<WeightedTerm[]> {
    const held = yield* frequenciesOf(dialect, siteId, [...terms, ...meant, everyPassage])
    const passages = held.get(everyPassage) ?? 0
    const said = rarestOf(terms, held, bounds.said)
    const others = meant.filter((term) => !said.includes(term))
    const tells = (term: string) => Math.log(1 + passages / (held.get(term) ?? 1))
    return [
      ...said.map((term) => ({ term, weight: tells(term) })),
      ...rarestOf(others, held, bounds.meant).map((term) => ({
        term,
        weight: (by?.meant ?? 1) * tells(term),
      })),
    ]
  }
}

function rarestOf(
  terms: readonly string[],
  held: ReadonlyMap<string, number>,
  { passages, terms: most }: { readonly passages: number; readonly terms: number },
): string[] {
  const sorted = [...new Set(terms)]
    .filter((term) => held.has(term))
    .sort((a, b) => (held.get(a) ?? 0) - (held.get(b) ?? 0))
  let sum = 0
  return sorted.slice(0, most).filter((term, place) => {
    const isWanted = place < 2 || sum < passages
    sum += held.get(term) ?? 0
    return isWanted
  })
}

/** Languages that websites are written in. */
const languageCodes =
  'en de fr es it pt nl pl tr ar zh ja ru ko sv da nb no fi cs sk hu ro bg el uk he hi th vi id ms et lv lt sl hr sr ca eu gl fa ur bn ta te ml mr gu pa kn is ga cy mt sq mk bs ka hy az kk uz sw af fil'.split(
    ' ',
  )
