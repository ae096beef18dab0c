import type { Scene } from '../../candidates/scene.ts'
import { cover, saidShare } from '../../rank/cover.ts'
import { isLiteral } from '../../rank/is-literal.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import { nounShare } from '../numbers/noun-share.ts'
import type { Slot } from '../slots.ts'
import type { Extent } from '../../understand/extent.ts'

interface Told extends Extent {
  readonly kind: string
}

interface Asked {
  readonly sentence: Sentence
  readonly scene: Scene
  readonly all: readonly Slot[]
}

/** Whether what was said beside a value, or what it counts, names the field: by its own words, or by several that come near it. */
export function isNamedBeside(value: Told, slot: Slot, { sentence, scene, all }: Asked): boolean {
  const { words, weights, cues } = sentence
  const apart = (place: number) => words[place]!.end <= value.at || words[place]!.at >= value.end
  const short = slot.around.filter((text) => text.words.length < filling.shortHeading)
  // Who says to write it need only come near the field.
  const enough = cues.some(({ name }) => name === 'put') ? Number.MIN_VALUE : filling.namedNear
  return (
    nthShare(slot, all, sentence) > 0 ||
    (value.kind === 'number' && nounShare(value, slot, sentence, scene) === 1) ||
    nearShare(value, slot, sentence, scene) >= enough ||
    [...slot.labels, ...short].some((text) => {
      const { label, met } = cover(sentence, text, scene.rarity)
      const own = [...met].filter(([place]) => words[place]!.content && apart(place))
      return (
        own.some(([, level]) => level < 2) ||
        (label[2] >= filling.namedNear && own.filter(([place]) => weights[place]! > 0).length > 1)
      )
    })
  )
}

/** Whether a sentence says a word of a field's name, or another of the same meaning. */
export function isCalled({ labels }: Slot, sentence: Sentence, { rarity }: Scene): boolean {
  // "About 2000" says how exact a figure is, and nothing of "Tell us about your plans".
  const roughly = new Set(
    sentence.senses.flatMap(({ notion, places }) => (notion === 'approximately' ? places : [])),
  )
  return labels.some((label) =>
    [...cover(sentence, label, rarity).met].some(
      ([place, level]) => level < 2 && sentence.words[place]?.content && !roughly.has(place),
    ),
  )
}

/** How much the words around a value speak of the field. */
export function nearShare(
  { kind, at, end }: Told,
  { labels, around }: Slot,
  sentence: Sentence,
  scene: Scene,
): number {
  const first = sentence.words.findIndex((word) => word.end > at)
  const last = sentence.words.findLastIndex((word) => word.at < end)
  // The name of a field stands closest to its value, and rather before it.
  const closeness = (place: number) => {
    if (isOfMoment(kind, place, sentence)) return 0
    if (place < first) return Math.max(0, 1 - filling.fading * (first - place - 1))
    return place > last ? Math.max(0, 1 - filling.fading * (place - last + 1)) : 0
  }
  const shareOf = (texts: typeof labels) =>
    Math.max(
      0,
      ...texts.map((text) => {
        const { met, label, byCommand } = cover(sentence, text, scene.rarity)
        const close = [...met.keys()].map((place) =>
          (sentence.weights[place] ?? 0) > 0 ? closeness(place) : 0,
        )
        return Math.max(0, ...close) * (label[2] + byCommand)
      }),
    )
  const whole = labels.some((label) => isLiteral(label, sentence)) ? filling.literal : 0
  return (
    whole +
    Math.max(
      shareOf(labels),
      filling.beside * shareOf(around.filter((one) => one.words.length < filling.shortHeading)),
    )
  )
}

/** The "evening" of "Tuesday evening" tells the moment itself, and names no field for days. */
function isOfMoment(kind: string, place: number, { senses }: Sentence): boolean {
  const own = senses.filter(({ places }) => places.includes(place))
  return kind === 'date' && own.some(({ notion }) => partsOfDay.has(notion))
}

const partsOfDay: ReadonlySet<string> = new Set([
  'time.morning',
  'time.noon',
  'time.afternoon',
  'time.evening',
  'time.tonight',
  'time.night',
])

/** "the third line, set that to 5": the field of that place among those alike. */
export function nthShare(slot: Slot, slots: readonly Slot[], { ordinal }: Sentence): number {
  if (ordinal === undefined) return 0
  const alike = slots.filter(
    (other) => other.thing.kind === slot.thing.kind && other.thing.name === slot.thing.name,
  )
  return alike.length > 1 && alike[ordinal - 1] === slot ? 1 : 0
}

/** How much of a sentence speaks of what stands around a form. */
export function aroundShare({ around }: Slot, sentence: Sentence, scene: Scene): number {
  const all = around.flatMap((text) => [...cover(sentence, text, scene.rarity).met])
  return saidShare(sentence, new Map(all))[2]
}
