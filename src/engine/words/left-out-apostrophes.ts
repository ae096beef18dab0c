import { contractions, type ConceptLanguage } from '#languages'
import type { Word } from './words.ts'

/** "ill take it": English written without apostrophes has words that mean something else. */
export function withApostrophes(words: readonly Word[], language: ConceptLanguage): readonly Word[] {
  if (language !== 'en') return words
  return words.map((word, place) => {
    const found = contractions.get(word.letters)
    if (!found?.before.test(words[place + 1]?.letters ?? '')) return word
    const { whole } = found
    return { ...word, text: whole, letters: whole, stem: whole, content: false }
  })
}
