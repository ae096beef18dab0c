import { spansIn } from '../../fill/names/spans.ts'
import { placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Meant } from './single.ts'

/** Whether all that a thing has to do with a sentence is a piece of one value: "Harbour blue" with "5 Harbour Lane". */
export function isPartOfValue({ met }: Pick<Meant, 'met'>, sentence: Sentence): boolean {
  const { values, weights, words } = sentence
  const whole = [
    ...values.filter(({ kind }) => kind === 'email' || kind === 'url'),
    ...spansIn(sentence).filter(({ kind }) => kind === 'street' || kind === 'flat'),
  ]
  const own = [...met.keys()].filter((place) => (weights[place] ?? 0) > 0)
  return whole.some((value) => {
    const places = placesIn(value, sentence)
    const isAll = places.every((place) => met.has(place) || !words[place]!.content)
    return own.length > 0 && !isAll && own.every((place) => places.includes(place))
  })
}
