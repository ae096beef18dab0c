import { measures } from '#languages'
import { oncePerObject } from '#protocol'
import type { Sentence } from '../understand/sentence.ts'

type Measure = (typeof measures)[number]

/** What a question wants measured: a size, a weight, how much space there is. */
export const measureAsked: (sentence: Pick<Sentence, 'text' | 'language'>) => Measure | undefined =
  oncePerObject(({ text, language }) => measures.find(({ asks }) => asks[language]?.test(text)))

/** The units of what is asked for beyond doubt: who asks how heavy something is wants no other number. */
export function unitsAsked(sentence: Pick<Sentence, 'text' | 'language'>): RegExp | undefined {
  const measure = measureAsked(sentence)
  return measure?.plainly ? measure.units : undefined
}
