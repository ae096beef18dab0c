import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Slot } from '../slots.ts'
import { isTelling } from '../../understand/telling.ts'

/** Whether the words behind a number are what the field is for, or what it belongs to. */
export function nounShare(
  { end }: { readonly end: number },
  { labels, around, thing }: Slot,
  sentence: Sentence,
  scene: Scene,
): number {
  const first = sentence.words.findIndex((word) => word.at >= end)
  if (first === -1) return 0
  // What is counted stands behind the number, in the same breath.
  const stop = /[,;.:!?]\s/.exec(sentence.text.slice(end))
  // "3 adults 1 child": what stands behind the next figure is counted by that.
  const next = sentence.values.find(
    (one) =>
      one.kind === 'number' && one.at > end && /\d/.test(one.text) && one.at > sentence.words[first]!.at,
  )
  const reach = Math.min(stop ? end + stop.index : sentence.text.length, next?.at ?? sentence.text.length)
  const places = [first, first + 1, first + 2].filter((place) => (sentence.words[place]?.at ?? reach) < reach)
  const speaks = (texts: typeof labels, below = 3) =>
    texts.some((text) => {
      const { met } = cover(sentence, text, scene.rarity)
      return places.some((place) => (met.get(place) ?? 3) < below && isTelling(sentence.weights[place]))
    })
  // "A child" is rather "Child" than "Young person".
  if (speaks(labels, 2)) return 1
  if (speaks(labels)) return filling.nearNoun
  return speaks(around) && (thing.name === '' || thing.kind === 'spinbutton') ? filling.beside : 0
}
