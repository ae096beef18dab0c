import { lightWords, oncePerKey, type ConceptLanguage } from '#languages'
import { isConceptLanguage, termOf } from './terms-of.ts'

/** Whether a word says little wherever it stands. */
export function isLightWord(plain: string, language: string): boolean {
  return isConceptLanguage(language) && lightTermsOf(language).has(termOf(plain, language))
}

const lightTermsOf = oncePerKey(
  (language: ConceptLanguage) =>
    new Set(lightWords[language].split(' ').map((word) => termOf(word, language))),
)
