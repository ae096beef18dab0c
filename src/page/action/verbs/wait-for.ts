import { createSight } from '../../dom/sight.ts'
import { folded } from '../../text.ts'
import { fail } from '../failure.ts'
import { toldOf, searchWords } from './find.ts'
import type { Action } from '../hands.ts'
import { readText } from '../read-text.ts'
import { until } from '../until.ts'

/** Waits until an element is visible, or a text can be read on the page. */
export const waitFor: Action = async (act) => {
  const { hands, input, step } = act
  const wanted = folded(input)
  const isAimed = step.elementId >= 0
  if (!isAimed && wanted === '') fail('unsupported_action', 'Nothing to wait for was named.')
  const isThere = async () => {
    if (!isAimed) return folded(await readText(hands)).includes(wanted)
    const element = hands.elements.get(step.elementId)
    return element !== undefined && createSight(hands.document).isShown(element)
  }
  const there = await until(act, Math.min(step.waitDuration ?? 5_000, hands.patience.waitMs), isThere, 100)
  if (!there) fail('timeout', 'It did not appear.')
  return isAimed ? undefined : toldOf(searchWords(input), hands)
}
