import type { SequenceResult } from '#protocol'
import type { Left } from '../../engine.ts'

type Why = Left | 'failed' | 'partly' | 'visitor' | 'unsaid'

/** Why steps were not done, as a model is told behind "were not done: ". */
const reasons: Record<Why, string> = {
  changed: 'the page changed',
  refused: 'refused, for the reason below',
  missing: 'what was aimed at is not on the page',
  uncovered: 'what was aimed at was not on the page then; it is now, see the look',
  focus: 'the step before moves the focus, so look first at where it is',
  leaves: 'the step before may lead to another page, so look at that first',
  again: 'what was pressed once may be something else then, so look first (`times` presses several times)',
  form: 'the page did not take the form that was sent before',
  interrupted: 'something was said before it came to that',
  failed: 'a step before failed',
  partly: 'a step before was done only in part',
  visitor: 'the visitor took over the page',
  unsaid: 'the page did not say why',
}

/** Why the steps behind those that were done were not. */
export function whyNotDone(result: SequenceResult, left: Left | undefined): string {
  if (left) return reasons[left]
  if (isTakenOver(result)) return reasons.visitor
  if (result.success) return reasons.unsaid
  return result.results?.some(({ times }) => times) ? reasons.partly : reasons.failed
}

/** Whether the visitor acted on the page themselves, so that nothing failed and nothing went on. */
export function isTakenOver({ error, results = [] }: SequenceResult): boolean {
  return error === 'cancelled_by_visitor' && results.every(({ success }) => success)
}

export const noReason = reasons.unsaid
