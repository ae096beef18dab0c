import { isNotion } from '../words/meanings.ts'
import type { Nearness } from './nearness.ts'
import { thresholds } from './weights.ts'

/** A term of a question, and how much it tells: rare terms more. */
export interface AskedTerm {
  readonly term: string
  readonly weight: number
  /** How much such a word tells at all: 1 names something. */
  readonly telling: number
  /** Whether few passages have it: where it stands in a heading, that one is meant. */
  readonly isOwn: boolean
}

/** What a term of a text means for the question: which of its terms it is, and how much of a match. */
export interface Match {
  readonly at: number
  readonly degree: number
}

/** A question, cut for one language and held against texts of one. */
export interface Asked {
  readonly terms: readonly AskedTerm[]
  readonly matches: ReadonlyMap<string, readonly Match[]>
  /** How near terms of the text come to what the question means. */
  readonly nearness: Nearness | undefined
  /** What a term of a text is to the question. */
  read(term: string): ReadTerm
  /** Whether nothing is known of what its words mean. */
  readonly isBlind: boolean
  readonly language: string
  /** Whether a number, a date or an amount would answer it; a time. */
  readonly wantsNumber: boolean
  readonly wantsTime: boolean
  /** Which of its terms ask for a price. */
  readonly prices: readonly number[]
  /** How much any term tells. */
  weightOf(term: string): number
}

/** What one term of a text is to a question; read once for all its candidates. */
interface ReadTerm {
  readonly isNotion: boolean
  readonly matches: readonly Match[]
  /** What it may mean. */
  readonly near: readonly Match[]
  /** Whether it points anywhere; how far with the question as a whole. */
  readonly isKnown: boolean
  readonly theme: number
  readonly isTime: boolean
}

/** Reads terms of texts for a question. */
export function termReader({
  terms,
  matches,
  nearness,
}: Pick<Asked, 'terms' | 'matches' | 'nearness'>): (term: string) => ReadTerm {
  const known = new Map<string, ReadTerm>()
  return (term) => {
    const read = known.get(term)
    if (read) return read
    const isNamed = isNotion(term)
    const nears = isNamed ? undefined : nearness?.to(term)
    const near: Match[] = []
    if (nears)
      for (let at = 0; at < terms.length; at++) {
        const degree = nears[at] ?? 0
        if (degree > 0) near.push({ at, degree })
      }
    const made = {
      isNotion: isNamed,
      matches: matches.get(term) ?? [],
      near,
      isKnown: nears !== undefined,
      theme: nears?.[terms.length + 1] ?? 0,
      isTime: (nears?.[terms.length] ?? 0) >= thresholds.leastTime,
    }
    known.set(term, made)
    return made
  }
}
