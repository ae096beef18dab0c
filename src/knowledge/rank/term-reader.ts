import { isNotion, type TermFacts } from '../words/meanings.ts'
import type { Amount } from '../words/number-terms.ts'
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

/** Terms of a question that say what it is about. */
export interface TopicPlaces {
  readonly topic: number
  readonly at: readonly number[]
}

/** A question, cut for one language and held against texts of one. */
export interface Asked {
  readonly terms: readonly AskedTerm[]
  /** What all terms weigh, and the places of the two weightiest. */
  readonly total: number
  readonly weightiest: readonly [first: number, second: number]
  /** How rare its words are among what is known; 1: nobody says them. */
  readonly rarity: number
  readonly matches: ReadonlyMap<string, readonly Match[]>
  /** How near terms of the text come to what the question means. */
  readonly nearness: Nearness
  /** What a term of a text is to the question. */
  read(term: string): ReadTerm
  /** Whether nothing is known of what its words mean. */
  readonly isBlind: boolean
  readonly language: string
  /** Whether a number, a date or an amount would answer it; a time. */
  readonly wantsNumber: boolean
  readonly wantsTime: boolean
  /** What it is about, as bits, and for each topic which of its terms say so. */
  readonly topics: number
  readonly topicPlaces: readonly TopicPlaces[]
  readonly wantsContact: boolean
  readonly wantsPrice: boolean
  /** The units that what it asks to be measured is told in. */
  readonly units: readonly RegExp[]
  /** Which of its terms ask for a price. */
  readonly prices: readonly number[]
  /** How much any term tells. */
  weightOf(term: string): number
}

/** What one term of a text is to a question; read once for all its candidates. */
export interface ReadTerm {
  readonly isNotion: boolean
  readonly matches: readonly Match[]
  /** What it may mean. */
  readonly near: readonly Match[]
  /** Whether it points anywhere; how far with the question as a whole. */
  readonly isKnown: boolean
  readonly theme: number
  readonly isTime: boolean
  readonly amount: Amount
  /** The topics it names, as bits. */
  readonly topics: number
}

/** Most terms have nothing to do with a question. */
export const otherWord: ReadTerm = {
  isNotion: false,
  matches: [],
  near: [],
  isKnown: false,
  theme: 0,
  isTime: false,
  amount: 'none',
  topics: 0,
}
export const otherNotion: ReadTerm = { ...otherWord, isNotion: true }

/** Reads terms of texts for a question. */
export function termReader({
  terms,
  matches,
  nearness,
  topicPlaces,
  factsOf,
}: Pick<Asked, 'terms' | 'matches' | 'nearness' | 'topicPlaces'> & {
  readonly factsOf: (term: string) => TermFacts
}): (term: string) => ReadTerm {
  const known = new Map<string, ReadTerm>()
  const asksForNotions = [...matches.keys()].some(isNotion)

  function readNotion(term: string): ReadTerm {
    const met = asksForNotions ? matches.get(term) : undefined
    return met ? { ...otherNotion, matches: met } : otherNotion
  }

  function read(term: string): ReadTerm {
    const { direction, topics, amount } = factsOf(term)
    const nears = direction && nearness.to(direction)
    const met = matches.get(term)
    if (!met && !nears && topics === 0 && amount === 'none') return otherWord
    const near: Match[] = []
    if (nears)
      for (let at = 0; at < terms.length; at++) {
        const degree = nears[at] ?? 0
        if (degree > 0) near.push({ at, degree })
      }
    if (topics !== 0)
      for (const { topic, at: places } of topicPlaces)
        if ((topic & topics) !== 0) {
          const degree = places.length > 1 ? thresholds.topicPhraseMet : thresholds.topicNameMet
          for (const at of places) near.push({ at, degree })
        }
    return {
      isNotion: false,
      matches: met ?? [],
      near,
      isKnown: nears !== undefined,
      theme: nears?.[terms.length + 1] ?? 0,
      topics,
      amount,
      isTime: (nears?.[terms.length] ?? 0) >= thresholds.leastTime,
    }
  }

  return (term) => {
    if (isNotion(term)) return readNotion(term)
    let found = known.get(term)
    if (!found) known.set(term, (found = read(term)))
    return found
  }
}
