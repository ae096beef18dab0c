import { questionCues, type CueName } from '#languages'
import type { Sentence } from './sentence.ts'

/** Small words that ask something: "when", "is there". */
export const asking: ReadonlySet<CueName> = new Set(questionCues)

/** Those that ask for more than yes or no. */
export const askingForFacts: ReadonlySet<CueName> = new Set(questionCues.filter((name) => name !== 'whether'))

const measures: ReadonlySet<CueName> = new Set<CueName>(['howMuch', 'howMany', 'howLong', 'howOften'])

/** Whether a sentence asks for a number of something: "and with the night plan, how much is it". */
export function asksMeasure({ cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name }) => measures.has(name))
}
