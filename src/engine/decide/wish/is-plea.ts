import { hasOrderWord } from '../../understand/orders.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { tellingPlaces } from '../../understand/telling.ts'

/** "Help me", where what is to be done is said beside it: no page of help is meant. */
export function isPlea(part: Sentence): boolean {
  const { senses, weights, acts } = part
  if (hasOrderWord(part) || [...acts].some((act) => act !== 'act.helpful')) return false
  const pleading = new Set(
    senses.flatMap(({ notion, places }) => (/^help(?:\.help|-verb)$/.test(notion) ? places : [])),
  )
  return pleading.size > 0 && tellingPlaces({ weights }).every((place) => pleading.has(place))
}
