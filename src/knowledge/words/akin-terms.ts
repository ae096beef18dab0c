import type { Direction, Lexicon } from '#languages'
import { likeDirection, together } from './directions.ts'
import { isConceptLanguage } from './terms-of.ts'

/** Words at least so near to another are looked for in its place, and no more than these. */
const leastAkin = 0.45
const maxAkin = 5
/** This many words are remembered with what means much the same: visitors ask with the same ones again and again. */
const maxWords = 4_000

/** Finds terms of a language that mean much the same as one of this or another, the nearest first. */
export function akinTerms(
  lexicon: Pick<Lexicon, 'stemsTowards'>,
  directionOf: (term: string, language: string) => Direction | undefined,
) {
  const known = new Map<string, readonly string[]>()

  function find(term: string, language: string, other: string): readonly string[] {
    const direction = directionOf(term, language)
    if (!direction || !isConceptLanguage(other)) return []
    const own = together([{ direction, weight: 1 }])
    return lexicon
      .stemsTowards(direction, other)
      .map((each) => [each, likeDirection(directionOf(each, other) ?? direction, own)] as const)
      .filter(([each, degree]) => each !== term && degree >= leastAkin)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxAkin)
      .map(([each]) => each)
  }

  return {
    to(term: string, language: string, other: string): readonly string[] {
      const key = `${language} ${other} ${term}`
      let found = known.get(key)
      if (!found) {
        if (known.size >= maxWords) known.clear()
        known.set(key, (found = find(term, language, other)))
      }
      return found
    },
    clear: () => known.clear(),
  }
}
