import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import { records } from '../weights.ts'
import { typesAsked } from './answer-types.ts'
import { unitsOf, type Unit } from './units.ts'

/** "How much for 30 of them": of what there is to choose from, the one with the number that was said. */
export function choiceOfNumber(sentence: Sentence, scene: Scene): Unit | undefined {
  const wanted = [...typesAsked(sentence)]
  const [number, more] = sentence.values.filter(({ kind }) => kind === 'number')
  const isWeighty = (weight: number) => weight >= records.unmetWord
  if (
    !number ||
    more ||
    !/^\d+$/.test(number.value) ||
    wanted.includes('count') ||
    sentence.weights.some(isWeighty)
  )
    return undefined
  const holds = new RegExp(`(?<![\\d.,])${number.value}(?![\\d.,]*\\d)`, 'u')
  const [only, other] = unitsOf(scene).filter(
    ({ kind, own, types }) => kind === 'label' && holds.test(own) && wanted.some((type) => types.has(type)),
  )
  return other ? undefined : only
}
