import type { Scene } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import type { Slot } from '../slots.ts'

/**
 * "Task: wash the car, for Tom, high priority": where the first later part of a sentence begins that names only what is
 * told in another field or list of the form, or is a value for one. A message may say anything, and goes on.
 */
export function toldElsewhere(
  from: number,
  slot: Slot,
  slots: readonly Slot[],
  sentence: Sentence,
  { rarity }: Pick<Scene, 'rarity'>,
): number {
  if (slot.purpose === 'message') return sentence.text.length
  const beside = slots.filter((one) => one.form === slot.form && one !== slot && one.purpose !== 'search')
  const lists = beside.filter(({ options }) => options.length > 0)
  const labels = beside.flatMap((one) => one.labels.slice(0, 1))
  const options = lists.flatMap((one) => one.options.flatMap((option) => option.labels))
  const met = (texts: typeof labels) =>
    new Set(
      texts.flatMap((text) =>
        [...cover(sentence, text, rarity).met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
      ),
    )
  const [named, chosen] = [met(labels), met(options)]
  const kinds = new Set<string | undefined>(beside.map(({ purpose }) => purpose))
  const values = sentence.values.filter(({ kind }) => kinds.has(kind))
  const [, part] = clausesOf(sentence)
    .filter(({ end }) => end > from)
    .filter((clause, nth) => {
      const telling = placesIn(clause, sentence).filter((place) => isTelling(sentence.weights[place]))
      const isValue = (place: number) => values.some((one) => overlap(one, sentence.words[place]!))
      const holds = telling.some((place) => chosen.has(place)) || values.some((one) => overlap(one, clause))
      const told = telling.every((place) => named.has(place) || chosen.has(place) || isValue(place))
      return nth === 0 || (holds && told)
    })
  return part?.at ?? sentence.text.length
}
