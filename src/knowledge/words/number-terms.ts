import { amountWords, numberWords, oncePerKey, type ConceptLanguage } from '#languages'
import { baseOf, isConceptLanguage, termOf } from './terms-of.ts'

/** What a term says of how many: 'one' may be an article or stand for a thing. */
export type Amount = 'none' | 'one' | 'some'

/** Whether a term is a number, in digits or written out. */
export function amountIn(term: string, language: string): Amount {
  if (/\d/.test(term)) return 'some'
  const base = baseOf(language)
  return isConceptLanguage(base) ? (amountsOf(base).get(term) ?? 'none') : 'none'
}

const amountsOf = oncePerKey((language: ConceptLanguage): ReadonlyMap<string, Amount> => {
  const [one = '', ...more] = numberWords[language].split(' ')
  const stemsOf = (words: readonly string[]) => words.map((word) => termOf(word, language))
  return new Map([
    ...stemsOf(one.split('/')).map((stem) => [stem, 'one'] as const),
    ...stemsOf([...more.flatMap((each) => each.split('/')), ...amountWords[language].split(' ')]).map(
      (stem) => [stem, 'some'] as const,
    ),
  ])
})
