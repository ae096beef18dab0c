import type { Doable } from '../candidates/scene.ts'
import { isAct } from '../understand/acts.ts'
import type { Sentence } from '../understand/sentence.ts'

/** Whether all that a thing does is the opposite of an act that was said. A box is brought into either state. */
export function undoes({ use, labels: [label] }: Doable, { reach, negated }: Sentence): boolean {
  if (use === 'tick' || negated.some(Boolean)) return false
  const deeds = label?.senses.flatMap(({ notion }) => (isAct(notion) ? (reach.get(notion) ?? []) : [])) ?? []
  return deeds.length > 0 && deeds.every(({ opposite }) => opposite)
}
