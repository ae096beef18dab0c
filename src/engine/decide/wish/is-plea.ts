import type { Sentence } from '../../understand/sentence.ts'
import { tellingPlaces } from '../../understand/telling.ts'

/** "Help me", where what is to be done is said beside it: no page of help is meant. */
export function isPlea(part: Sentence): boolean {
  const { senses, weights, acts } = part
  if (isOrder(part) || [...acts].some((act) => act !== 'act.helpful')) return false
  const pleading = new Set(
    senses.flatMap(({ notion, places }) => (/^help(?:\.help|-verb)$/.test(notion) ? places : [])),
  )
  return pleading.size > 0 && tellingPlaces({ weights }).every((place) => pleading.has(place))
}

/** Whether a part says to do something. */
export function isOrder({ cues }: Sentence): boolean {
  return cues.some(({ name }) => name === 'press' || name === 'go' || name === 'put' || name === 'find')
}
