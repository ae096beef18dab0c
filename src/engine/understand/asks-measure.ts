import type { Sentence } from './sentence.ts'

const measures = new Set<string>(['howMuch', 'howMany', 'howLong', 'howOften'])

/** Whether a sentence asks for a number of something: "and with the night plan, how much is it". */
export function asksMeasure({ cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name }) => measures.has(name))
}
