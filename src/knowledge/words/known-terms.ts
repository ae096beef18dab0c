import type { Direction } from '#languages'
import type { Amount } from './number-terms.ts'
import { sentenceEnd } from './terms-of.ts'
import { wordTable } from './word-table.ts'

/** What is known of a term of a text, whatever the question. */
export interface TermFacts {
  readonly direction: Direction | undefined
  /** The topics it names, as bits. */
  readonly topics: number
  readonly amount: Amount
}

/** A term with its facts; where it points lies between two places among the directions of all. */
export interface KnownTerm extends Omit<TermFacts, 'direction'> {
  readonly term: string
  readonly from: number
  readonly to: number
}

/** A sentence of a passage: its words in their order, by their codes, and the notions it means. */
export interface KnownSentence {
  readonly words: readonly number[]
  readonly notions: readonly string[]
}

/**
 * The terms of one language. Each has a code: its number, counted from 0, twice, and 1 more if nothing is known of it, so
 * that only the word itself counts.
 */
export interface KnownLanguage {
  codeOf(term: string): number
  at(code: number): KnownTerm
  /** Where all terms point, one behind the other; replaced when more come. */
  readonly directions: Direction
  /** Stored terms, sentence by sentence; with their notions only where these are wanted. */
  sentences(stored: string, withNotions: boolean): readonly KnownSentence[]
  /** How many are known; a question may add some. */
  readonly size: number
}

export interface KnownTerms {
  direction(term: string, language: string): Direction | undefined
  /** To be kept for one question: after many others its terms are forgotten, and numbered anew. */
  in(language: string): KnownLanguage
  clear(): void
}

/** A character that nobody types marks a notion among the terms. */
export const notionMark = '\ue000'
const markCode = notionMark.charCodeAt(0)
/** This many terms of a language are remembered with what is known of them. */
const maxTerms = 24_000

/** Whether a term is no word but a notion. */
export function isNotion(term: string): boolean {
  return term.charCodeAt(0) === markCode
}

/** Remembers what is known of terms: a question reads thousands, and most say nothing. */
export function knownTerms(factsOf: (term: string, language: string) => TermFacts | undefined): KnownTerms {
  const languages = new Map<string, KnownLanguage>()

  function within(language: string): KnownLanguage {
    let own = languages.get(language)
    if (!own || own.size >= maxTerms)
      languages.set(language, (own = knownLanguage((term) => factsOf(term, language))))
    return own
  }

  return {
    direction(term, language) {
      const own = within(language)
      const { from, to } = own.at(own.codeOf(term))
      const { notions, weights } = own.directions
      return from === to
        ? undefined
        : { notions: notions.subarray(from, to), weights: weights.subarray(from, to) }
    },
    in: within,
    clear: () => languages.clear(),
  }
}

/**
 * Terms are found by numbers made of their letters where they stand: to cut each out of its passage, or to hold it
 * against another, costs more than all that is done with it. Two numbers of 32 bits that are both the same are one term.
 */
function knownLanguage(factsOf: (term: string) => TermFacts | undefined): KnownLanguage {
  const table = wordTable()
  // Where both numbers begin is chance: nobody can write two terms that share them.
  const [oneSeed = 0, otherSeed = 0] = crypto.getRandomValues(new Int32Array(2))
  const terms: KnownTerm[] = []
  let directions: Direction = { notions: new Uint16Array(leastLinks), weights: new Float32Array(leastLinks) }
  let links = 0

  function addDirection({ notions, weights }: Direction): void {
    const room = directions.notions.length
    if (links + notions.length > room) {
      const { notions: before, weights: beforeWeights } = directions
      directions = { notions: new Uint16Array(2 * room), weights: new Float32Array(2 * room) }
      directions.notions.set(before)
      directions.weights.set(beforeWeights)
    }
    directions.notions.set(notions, links)
    directions.weights.set(weights, links)
    links += notions.length
  }

  function add(given: string, one: number, other: number): number {
    const term = ownLetters(given)
    const facts = factsOf(term)
    const { direction, topics, amount } = facts ?? nothing
    const from = links
    if (direction) addDirection(direction)
    const code = 2 * (terms.push({ term, topics, amount, from, to: links }) - 1) + (facts ? 0 : 1)
    table.add(one, other, code)
    return code
  }

  return {
    at: (code) => terms[code >> 1]!,
    get directions() {
      return directions
    },
    get size() {
      return terms.length
    },
    codeOf(term) {
      let [one, other] = [oneSeed, otherSeed]
      for (let at = 0; at < term.length; at++) {
        const letter = term.charCodeAt(at)
        one = Math.imul(one ^ letter, oneFactor)
        other = Math.imul(other ^ letter, otherFactor)
      }
      const known = table.find(one, other)
      return known < 0 ? add(term, one, other) : known
    },
    sentences(stored, withNotions) {
      const found: KnownSentence[] = []
      let [words, notions]: [number[], string[]] = [[], []]
      let [from, one, other] = [0, oneSeed, otherSeed]
      for (let at = 0; at <= stored.length; at++) {
        const letter = at === stored.length ? space : stored.charCodeAt(at)
        if (letter === markCode && at === from) {
          at = withNotions ? -1 : stored.indexOf(sentenceEnd, at) - 1
          // The last sentence, a heading, or notions that are wanted: one after the other.
          if (at < 0) at = stored.indexOf(' ', from)
          if (at < 0) at = stored.length
          if (withNotions) notions.push(stored.slice(from, at))
          from = at + 1
          continue
        }
        if (letter !== space) {
          one = Math.imul(one ^ letter, oneFactor)
          other = Math.imul(other ^ letter, otherFactor)
          continue
        }
        if (at === from + 1 && stored.charCodeAt(from) === endCode) {
          found.push({ words, notions })
          words = []
          notions = []
        } else if (at > from) {
          const known = table.find(one, other)
          words.push(known < 0 ? add(stored.slice(from, at), one, other) : known)
        }
        from = at + 1
        one = oneSeed
        other = otherSeed
      }
      found.push({ words, notions })
      return found
    },
  }
}

/** More than any one term points to. */
const leastLinks = 4_096

const oneFactor = 0x01000193
const otherFactor = 0x85ebca6b
const space = 32
const endCode = sentenceEnd.charCodeAt(0)

const nothing: TermFacts = { direction: undefined, topics: 0, amount: 'none' }

/** A copy: a part of a text would keep the whole text alive. */
function ownLetters(term: string): string {
  return Buffer.from(term).toString()
}
