import type { Scene } from '../candidates/scene.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling } from '../weights.ts'
import type { Filling } from './assign.ts'
import { directionsIn, namedDirection } from './direction-of.ts'
import { sensesOf } from './senses-of.ts'
import type { Slot } from './slots.ts'
import { type Extent, overlap } from '../understand/extent.ts'

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
  const { from, to } = namesTold(sentence)
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

interface Told extends Extent {
  readonly value: string
  readonly says: readonly number[]
}

/** The names behind the first small word for each end. */
function namesTold(sentence: Sentence): Partial<Record<'from' | 'to', Told>> {
  const found = directionsIn(sentence.words, sentence.language)
  const told: Partial<Record<'from' | 'to', Told>> = {}
  for (const { name, from, to } of found) told[name] ??= nameBehind(from, to, sentence)
  return told
}

/** A name of a place: words with capitals, or the one word that nothing else is known of. */
function nameBehind(cue: number, first: number, sentence: Sentence): Told | undefined {
  const { words, text, values } = sentence
  const isName = (place: number) => /^\p{Lu}\p{L}/u.test(words[place]?.text ?? '')
  let last = first
  while (isName(last + 1) && words[last + 1]!.at === words[last]!.end + 1) last++
  const [before, start, end] = [words[first - 1], words[first], words[last]]
  if (!before || !start || !end || start.at !== before.end + 1) return undefined
  if (values.some((value) => overlap(value, { at: start.at, end: end.end }))) return undefined
  const strange = sensesOf(first, sentence).length === 0 && start.content
  if (!isName(first) && !strange) return undefined
  return { value: text.slice(start.at, end.end), at: start.at, end: end.end, says: [cue] }
}
