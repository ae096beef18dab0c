import type { KnowledgeStore } from '../knowledge-store.ts'
import { rowsOf, type Work } from '../desk/queries/work.ts'
import type { WeightedTerm } from './knowledge-dialect.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom } from './passages.ts'
import { frequenciesOf } from './terms.ts'

type ReadingParts = Pick<KnowledgeStore, 'find' | 'frequencies' | 'alike' | 'languages'>

/** Rare terms are looked up until they stand for this many passages: what "the" adds costs time and tells nothing. */
const enoughPassages = 1_500
const mostTerms = 24

export function knowledgeReading({ dialect, read }: KnowledgePlace): ReadingParts {
  return {
    find: (siteId, query) =>
      read(function* () {
        const terms = yield* rarest(siteId, query.terms)
        if (terms.length === 0) return []
        return (yield* dialect.find(siteId, query, terms)).map(passageFrom)
      }),
    frequencies: (siteId, terms) =>
      read(function* () {
        const passages = yield* countPassages(siteId)
        return { passages, of: yield* frequenciesOf(dialect, siteId, terms) }
      }),
    alike: (siteId, term, limit) => read(() => dialect.alike(siteId, term, limit)),
    languages: (siteId) =>
      read(function* () {
        const rows = yield* rowsOf<{ language: string }>(
          'select language, count(*) as held from knowledge_passages where site_id = ? group by language order by held desc',
          siteId,
        )
        return rows.map(({ language }) => language)
      }),
  }

  function* rarest(siteId: string, terms: readonly string[]): Work<WeightedTerm[]> {
    const passages = yield* countPassages(siteId)
    const held = yield* frequenciesOf(dialect, siteId, terms)
    const sorted = [...held].sort(([, a], [, b]) => a - b).slice(0, mostTerms)
    let sum = 0
    return sorted
      .filter(([, count], place) => {
        const isWanted = place < 2 || sum < enoughPassages
        sum += count
        return isWanted
      })
      .map(([term, count]) => ({ term, weight: Math.log(1 + passages / count) }))
  }
}

function* countPassages(siteId: string): Work<number> {
  const [row] = yield* rowsOf<{ held: number }>(
    'select count(*) as held from knowledge_passages where site_id = ?',
    siteId,
  )
  return row?.held ?? 0
}
