import { isBinding, oncePerKey, type ConceptLanguage, type Direction, type Lexicon } from '#languages'
import { readWords, type Word } from '../words/words.ts'
import { beginsAsDay } from './begins-as-day.ts'

/** What a text may speak of. */
export interface Meaning {
  readonly text: string
  readonly words: readonly Word[]
  /** The notions in it, each with the words that make it up. */
  readonly senses: readonly {
    readonly notion: string
    readonly places: readonly number[]
    readonly weight: number
  }[]
}

/** Reads texts by the lexicon. Pages repeat themselves, so what was read is kept. */
export interface Meanings {
  readonly lexicon: Lexicon
  read(text: string, language: ConceptLanguage, also?: ConceptLanguage): Meaning
  /** Where the stem of a word points among the notions. */
  direction(stem: string, language: ConceptLanguage): Direction | undefined
}

/** A text of the page: of what it may speak, only what its whole phrases say. */
export function asLabel(meaning: Meaning): Meaning {
  const { senses } = meaning
  const wider = senses.filter(({ notion, places }) => places.length > 1 && notion.includes('.'))
  if (wider.length === 0) return meaning
  const outer = senses.filter((sense) => !wider.some((other) => isWithin(sense, other)))
  return outer.length === senses.length ? meaning : Object.assign({}, meaning, { senses: outer })
}

type Sense = Meaning['senses'][number]

/** The cart of "add to cart" is no place to go to: a core notion of more words takes in the lesser ones; acts stay. */
function isWithin({ notion, places }: Sense, { places: taken }: Sense): boolean {
  return (
    taken.length > places.length &&
    notion.includes('.') &&
    !notion.startsWith('act.') &&
    places.every((place) => taken.includes(place))
  )
}

const isOfCalendar = /^(?:weekday|month)-/

/** Whether a word is little more than its stem, or that is long enough to tell it by. */
function isShort(letters: string, stem: string): boolean {
  return stem.length > 3 || letters.length <= stem.length + 2
}

/** So many texts, and stems of each language, are remembered: those of the pages and sentences that come up now. */
const maxTexts = 6_000
const maxStems = 1_500

/** A text may be read in several languages. Under its own letters alone no key is put together at every look. */
interface Reading extends Meaning {
  readonly language: ConceptLanguage
  readonly also: ConceptLanguage
}

export function createMeanings(lexicon: Lexicon): Meanings {
  const keptOf = oncePerKey((text: string) => ({ text, readings: [] as Reading[] }), maxTexts)
  function readText(text: string, language: ConceptLanguage, also: ConceptLanguage): Reading {
    const words = readWords(text, language)
    const texts = words.map((word) => word.text)
    const languages = also === language ? [language] : [language, also]
    // What has a meaning in the one language is no word of the other: the German "in" is no English one.
    const isStrange = (place: number) =>
      !isBinding(words[place]!.letters, language) && !lexicon.knows(texts[place]!, language)
    const isDay = ({ letters, stem }: Word) => isShort(letters, stem) || beginsAsDay(letters, language)
    const senses = lexicon
      .senses(texts, { languages })
      .filter((sense) => sense.language === language || sense.places.every(isStrange))
      .filter((sense) => sense.exact || !isOfCalendar.test(sense.notion) || isDay(words[sense.places[0]!]!))
      .map(({ notion, places, weight }) => ({ notion, places, weight }))
    return { text, words, senses, language, also }
  }
  const directionsIn = oncePerKey((language: ConceptLanguage) =>
    oncePerKey((stem: string) => lexicon.direction(stem, language), maxStems),
  )
  return {
    lexicon,
    direction: (stem, language) => directionsIn(language)(stem),
    read(text, language, also = language) {
      // Of its own copy: words cut out of the caller's would keep the page that it was cut from.
      const { text: own, readings } = keptOf(text)
      const known = readings.find((one) => one.language === language && one.also === also)
      if (known) return known
      const made = readText(own, language, also)
      readings.push(made)
      return made
    },
  }
}
