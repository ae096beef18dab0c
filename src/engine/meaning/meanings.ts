import { isBinding, type ConceptLanguage, type Direction, type Lexicon } from '#languages'
import { readWords, type Word } from '../words/words.ts'

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
  return outer.length === senses.length ? meaning : { ...meaning, senses: outer }
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

const maxKept = 20_000

export function createMeanings(lexicon: Lexicon): Meanings {
  const kept = new Map<string, Meaning>()
  const directions = new Map<string, Direction | undefined>()
  return {
    lexicon,
    direction(stem, language) {
      const key = `${language} ${stem}`
      if (directions.has(key)) return directions.get(key)
      if (directions.size >= maxKept) directions.clear()
      const found = lexicon.direction(stem, language)
      directions.set(key, found)
      return found
    },
    read(text, language, also = language) {
      const key = `${language} ${also} ${text}`
      const known = kept.get(key)
      if (known) return known
      if (kept.size >= maxKept) kept.clear()
      const words = readWords(text, language)
      const texts = words.map((word) => word.text)
      const languages = also === language ? [language] : [language, also]
      // What has a meaning in the one language is no word of the other: the German "in" is no English one.
      const isStrange = (place: number) =>
        !isBinding(words[place]!.letters, language) && !lexicon.knows(texts[place]!, language)
      const senses = lexicon
        .senses(texts, { languages })
        .filter((sense) => sense.language === language || sense.places.every(isStrange))
        .map(({ notion, places, weight }) => ({ notion, places, weight }))
      const meaning = { text, words, senses }
      kept.set(key, meaning)
      return meaning
    },
  }
}
