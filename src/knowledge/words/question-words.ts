import {
  bindingWords,
  isFunctionWord,
  measures,
  oncePerKey,
  priceQuestions,
  questionWords,
  timeQuestions,
  lightWords,
  type ConceptLanguage,
} from '#languages'
import { baseOf, isConceptLanguage, termOf } from './terms-of.ts'

/** How much a word tells beside one that names a thing: "do" and "you" are rare on a small site and still say nothing. */
export function tellingOf(word: string, language: string): number {
  const base = baseOf(language)
  const plain = word.toLowerCase()
  const isBinding = isConceptLanguage(base) ? isFunctionWord(plain, base) : bindingOf(base).has(plain)
  if (isBinding) return bindingShare
  return isQuestionWord(termOf(plain, base), base) || isLightWord(plain, base) ? askingShare : 1
}
const bindingShare = 0.1
const askingShare = 0.25

/** Whether a word says little wherever it stands. */
function isLightWord(plain: string, language: string): boolean {
  return isConceptLanguage(language) && lightTermsOf(language).has(termOf(plain, language))
}

function isQuestionWord(term: string, language: string): boolean {
  return asksOf(language).has(term)
}

/** Whether one of its words asks, so that yes or no would not answer it. */
export function isOpenQuestion(terms: Iterable<string>, language: string): boolean {
  for (const term of terms) if (isQuestionWord(term, language)) return true
  return false
}

/** Whether a time, a day or how long something takes would answer this. */
export function wantsTime(question: string, language: string): boolean {
  return timeQuestions[language]?.test(question) ?? false
}

/** Whether a price would answer this, though no word of it means one. */
export function wantsPrice(question: string, language: string): boolean {
  return priceQuestions[language]?.test(question) ?? false
}

/** The units in which what a question asks to be measured is told. */
export function unitsAsked(question: string, language: string): RegExp[] {
  return measures.flatMap(({ asks, units }) => (asks[language]?.test(question) ? [units] : []))
}

/** Whether a number, a date or an amount would answer this. */
export function wantsNumber(question: string, language: string): boolean {
  return questionWords[language]?.number.test(question) ?? false
}

const asksOf = oncePerKey((language: string) => {
  const words = questionWords[language]?.asks.split(' ') ?? []
  return new Set(words.map((word) => termOf(word, language)))
})

const bindingOf = oncePerKey((language: string) => new Set(bindingWords[language]?.split(' ')))

const lightTermsOf = oncePerKey(
  (language: ConceptLanguage) =>
    new Set(lightWords[language].split(' ').map((word) => termOf(word, language))),
)
