import type { Filling } from '../../fill/assign.ts'
import type { Clause } from '../../understand/clauses.ts'
import { isBeside, placesIn, type Extent } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'

/** Whether a part of a sentence speaks of a field and leads to its value. */
export function leadsTo(
  clause: Clause,
  fillings: readonly Filling[],
  sentence: Sentence,
  explained: readonly boolean[],
): boolean {
  const leading = new Set(fillings.flatMap((one) => (one.at >= clause.end ? leadPlaces(one, sentence) : [])))
  return placesIn(clause, sentence).some((place) => explained[place] && leading.has(place))
}

/** "I've got a code: …", "la mia mail è …": what stands before a colon, or is bound to a value by a small word, says where the value goes. */
export function leadPlaces(value: Extent, sentence: Sentence): number[] {
  const { words, cues, text } = sentence
  const isBound = cues.some(({ name, to }) => name === 'whether' && isBeside(words[to - 1], value, sentence))
  const before = text.slice(0, value.at)
  if (!isBound && !/[:：]\s*$/u.test(before)) return []
  const from = Math.max(...stops.map((stop) => before.lastIndexOf(stop))) + 1
  return placesIn({ at: from, end: value.at }, sentence)
}

const stops = ['.', ',', ';', '،', '，', '。', '、']
