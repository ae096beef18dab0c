import type { Direction } from '#languages'
import type { Amount } from './number-terms.ts'
import { sentenceEnd } from './terms-of.ts'

/** What is known of a term of a text, whatever the question. */
export interface TermFacts {
  readonly direction: Direction | undefined
  /** The topics it names, as bits. */
  readonly topics: number
  readonly amount: Amount
}

/** A term with its facts: one object for each, so that a question reads it once. */
export interface KnownTerm extends TermFacts {
  readonly term: string
  /** Whether it points nowhere, names no topic and is no amount: then only the word itself counts. */
  readonly isBare: boolean
}

/** A sentence of a passage: its words in their order, and the notions it means. */
export interface KnownSentence {
  readonly words: readonly KnownTerm[]
  readonly notions: readonly string[]
}

export interface KnownTerms {
  of(term: string, language: string): KnownTerm
  /** Stored terms, sentence by sentence; with their notions only where these are wanted. */
  sentences(stored: string, language: string, withNotions: boolean): readonly KnownSentence[]
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

/** The terms of one language, by themselves and by a number made of their letters. */
interface Remembered {
  readonly terms: Map<string, KnownTerm>
  readonly numbered: Map<number, KnownTerm>
}

/**
 * Remembers what is known of terms: a question reads thousands, and most say nothing. They are found by their letters
 * where they stand, since to cut each out of its passage costs more than all that is done with it.
 */
export function knownTerms(factsOf: (term: string, language: string) => TermFacts | undefined): KnownTerms {
  const languages = new Map<string, Remembered>()

  function remembered(language: string): Remembered {
    let own = languages.get(language)
    if (!own) languages.set(language, (own = { terms: new Map(), numbered: new Map() }))
    if (own.terms.size >= maxTerms) {
      own.terms.clear()
      own.numbered.clear()
    }
    return own
  }

  function known({ terms }: Remembered, given: string, language: string): KnownTerm {
    const kept = terms.get(given)
    if (kept) return kept
    const term = ownLetters(given)
    const facts = factsOf(term, language)
    const made = { term, isBare: facts === undefined, ...(facts ?? nothing) }
    terms.set(term, made)
    return made
  }

  function sentences(stored: string, language: string, withNotions: boolean): KnownSentence[] {
    const own = remembered(language)
    const found: KnownSentence[] = []
    let [words, notions]: [KnownTerm[], string[]] = [[], []]
    let [from, number] = [0, 0]
    for (let at = 0; at <= stored.length; at++) {
      const code = at === stored.length ? space : stored.charCodeAt(at)
      if (code === markCode && at === from) {
        while (at < stored.length && stored.charCodeAt(at) !== space) at += 1
        if (withNotions) notions.push(stored.slice(from, at))
        from = at + 1
        continue
      }
      if (code !== space) {
        number = Math.imul(number ^ code, 0x01000193)
        continue
      }
      if (at === from + 1 && stored.charCodeAt(from) === endCode) {
        found.push({ words, notions })
        words = []
        notions = []
      } else if (at > from) {
        let word = own.numbered.get(number)
        // Two terms may come to the same number.
        if (word?.term.length !== at - from || !stored.startsWith(word.term, from)) {
          word = known(own, stored.slice(from, at), language)
          own.numbered.set(number, word)
        }
        words.push(word)
      }
      from = at + 1
      number = 0
    }
    found.push({ words, notions })
    return found
  }

  return {
    of: (term, language) => known(remembered(language), term, language),
    sentences,
    clear: () => languages.clear(),
  }
}

const space = 32
const endCode = sentenceEnd.charCodeAt(0)

const nothing: TermFacts = { direction: undefined, topics: 0, amount: 'none' }

/** A copy: a part of a text would keep the whole text alive. */
function ownLetters(term: string): string {
  return Buffer.from(term).toString()
}
