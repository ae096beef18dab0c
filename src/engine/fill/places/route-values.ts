import type { Scene } from '../../candidates/scene.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { namedDirection } from './direction-of.ts'
import { routeNames } from './route-names.ts'
import type { Slot } from '../slots.ts'

/** Languages that bend a name by where it stands, or set nothing apart before it. */
const bending = new Set(['pl', 'tr', 'ar', 'zh', 'ja'])

/** "From Leeds to York on Monday": the two ends of a way, where one form has a field to write each of them into. */
export function routeValues(sentence: Sentence, scene: Scene, slots: readonly Slot[]): Filling[] {
  // Who says what to write where needs no guess.
  if (bending.has(sentence.language) || sentence.cues.some(({ name }) => name === 'put')) return []
  const ends = slots.flatMap((slot) => {
    const end = slot.options.length === 0 && isOpen(slot) ? endOf(slot, sentence, scene) : undefined
    return end ? [{ slot, end }] : []
  })
  const pairs = ends.flatMap((from) => {
    const to = ends.find(({ slot, end }) => end === 'to' && slot.form === from.slot.form)
    return from.end === 'from' && to ? [{ from: from.slot, to: to.slot }] : []
  })
  const [pair, other] = pairs
  const { from, to } = routeNames(sentence)
  if (!pair || other || !from || !to) return []
  const strength = filling.namedPlainly + filling.named
  return [
    { slot: pair.from, ...from, option: false, strength },
    { slot: pair.to, ...to, option: false, strength },
  ]
}

/** Whether a field takes any words. */
function isOpen({ purpose }: Slot): boolean {
  return purpose === undefined || purpose === 'city'
}

const endNotions: readonly (readonly [RegExp, 'from' | 'to'])[] = [
  [/^(?:field\.origin|book\.departure)$/, 'from'],
  [/^(?:field\.destination|book\.arrival)$/, 'to'],
]

/** Which end of a way a field asks for: by a small word in either language, or by what it is called. */
function endOf(slot: Slot, { language }: Sentence, scene: Scene): 'from' | 'to' | undefined {
  const notions = slot.labels[0]?.senses.map(({ notion }) => notion) ?? []
  return (
    namedDirection(slot, scene.language) ??
    namedDirection(slot, language) ??
    endNotions.find(([names]) => notions.some((notion) => names.test(notion)))?.[1]
  )
}
