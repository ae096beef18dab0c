import {
  foldLetters,
  isBinding,
  isFunctionWord,
  placedWordsOf,
  stemOf,
  type ConceptLanguage,
} from '#languages'
import { smallNumber } from './cues.ts'

/** A word of a text with its place in it. */
export interface Word {
  readonly text: string
  /** Its letters without case and accents. */
  readonly letters: string
  /** What its forms share; small numbers in words are figures. */
  readonly stem: string
  readonly at: number
  readonly end: number
  /** Whether it tells anything beside binding others together. */
  readonly content: boolean
}

/** Cuts a text into its words. A text without spaces is cut by the platform's dictionary. */
export function readWords(text: string, language: ConceptLanguage): Word[] {
  return placedWordsOf(text, language).map(({ word, at }) => {
    const letters = foldLetters(word, language)
    const number = smallNumber(letters, language)
    const stem =
      number !== undefined && number > 1
        ? String(number)
        : (nameIn(letters, language) ?? stemOf(letters, language))
    const bare = word.replace(ending, '')
    return {
      text: word,
      letters,
      stem,
      at,
      end: at + word.length,
      content: !isBinding(letters, language) && (bare === word || !isFunctionWord(bare, language)),
    }
  })
}

/** "Kona'nın", "Ankara'ya": Turkish sets what it adds to a name apart from it. */
function nameIn(letters: string, language: ConceptLanguage): string | undefined {
  const end = language === 'tr' ? letters.indexOf("'") : -1
  return end < 1 ? undefined : letters.slice(0, end)
}

/** "there's", "we're": what is left of a small word. */
const ending = /['’](?:s|re|ve|ll|d|m|t)$/iu
