import { amountWords, numberWords } from '#languages'
import { baseOf, isConceptLanguage, termOf } from './terms-of.ts'

/** What a term says of how many: 'one' may be an article or stand for a thing. */
export type Amount = 'none' | 'one' | 'some'

/** Whether a term is a number, in digits or written out. */
export function amountIn(term: string, language: string): Amount {
  if (/\d/.test(term)) return 'some'
  const base = baseOf(language)
  if (!isConceptLanguage(base)) return 'none'
  let amounts = known.get(base)
  if (!amounts) {
    const [one = '', ...more] = numberWords[base].split(' ')
    const stemsOf = (words: readonly string[]) => words.map((word) => termOf(word, base))
    amounts = new Map([
      ...stemsOf(one.split('/')).map((stem) => [stem, 'one'] as const),
      ...stemsOf([...more.flatMap((each) => each.split('/')), ...amountWords[base].split(' ')]).map(
        (stem) => [stem, 'some'] as const,
      ),
    ])
    known.set(base, amounts)
  }
  return amounts.get(term) ?? 'none'
}

const known = new Map<string, ReadonlyMap<string, Amount>>()
