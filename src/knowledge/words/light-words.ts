import { lightWords } from '#languages'
import { isConceptLanguage, termOf } from './terms-of.ts'

/** Whether a word says little wherever it stands. */
export function isLightWord(plain: string, language: string): boolean {
  if (!isConceptLanguage(language)) return false
  let light = known.get(language)
  if (!light) {
    const words = lightWords[language].split(' ')
    known.set(language, (light = new Set(words.map((word) => termOf(word, language)))))
  }
  return light.has(termOf(plain, language))
}

const known = new Map<string, ReadonlySet<string>>()
