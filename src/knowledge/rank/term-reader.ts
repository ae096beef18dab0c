import { isNotion, type KnownLanguage, type KnownSentence, type KnownTerm } from '../words/known-terms.ts'
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
  /** Whether nobody knows it: no passage has it, and where it points is not known. */
  readonly isStrange: boolean
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
  /** What a word of a text is to the question, by its code, and which of its terms a notion means. */
  read(word: number): ReadTerm
  meant(notion: string): readonly Match[] | undefined
  /** Whether it asks for notions at all. */
  readonly asksForNotions: boolean
  /** What a text holds, by its stored terms. */
  sentences(stored: string): readonly KnownSentence[]
  /** Whether nothing is known of what its words mean. */
  readonly isBlind: boolean
  readonly language: string
  /** Whether it asks for more than yes or no. */
  readonly isOpen: boolean
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
  /** How much a word of a text tells, by its code. */
  weightOf(word: number): number
  /** How much it tells at all, wherever it is said. */
  tellingOf(word: number): number
  /** For which of the visitor's languages it was cut. */
  readonly cut: string
}

/** What one term of a text is to a question; read once for all its candidates. */
export interface ReadTerm {
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
  matches: [],
  near: [],
  isKnown: false,
  theme: 0,
  isTime: false,
  amount: 'none',
  topics: 0,
}

/** Reads terms of texts in one language for a question, each once for all its candidates. */
export function termReader(
  known: KnownLanguage,
  { terms, matches, nearness, topicPlaces }: Pick<Asked, 'terms' | 'matches' | 'nearness' | 'topicPlaces'>,
): Pick<Asked, 'read' | 'meant' | 'asksForNotions'> {
  const reads: ReadTerm[] = [otherWord]
  // By the numbers of terms, counted from 1, where each stands among those that were read.
  const wanted = [...matches.keys()].filter((term) => !isNotion(term)).map((term) => known.codeOf(term))
  const places = new Uint16Array(known.size + maxMore)
  for (const word of wanted) readFirst(word)

  function readFirst(word: number): ReadTerm {
    const read = readOnce(known.at(word))
    places[word >> 1] = read === otherWord ? 1 : reads.push(read)
    return read
  }

  function readOnce({ term, from, to, topics, amount }: KnownTerm): ReadTerm {
    const nears = nearness.to(known.directions, from, to)
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
      matches: met ?? [],
      near,
      isKnown: nears !== undefined,
      theme: nears?.[terms.length + 1] ?? 0,
      topics,
      amount,
      isTime: (nears?.[terms.length] ?? 0) >= thresholds.leastTime,
    }
  }

  return {
    read(word) {
      const place = places[word >> 1]
      if (place) return reads[place - 1]!
      // Of a word that nothing is known of, only that it is asked for could count.
      return (word & 1) === 1 ? otherWord : readFirst(word)
    },
    meant: (notion) => matches.get(notion),
    asksForNotions: [...matches.keys()].some(isNotion),
  }
}

/** Terms that the candidates of a question may add to those that are known. */
const maxMore = 8_192
