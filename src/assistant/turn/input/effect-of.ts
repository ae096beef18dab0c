import { verbNamed, type SequenceResult } from '#protocol'
import type { TurnRequest } from '../../port.ts'
import type { RefusedForm } from '../../engine.ts'
import { fingerprint } from '../../view/index.ts'
import { isAsked, type Effect, type TurnMemory } from '../turn-memory.ts'

/**
 * What the turn's actions are known to have done, after one more result. The page itself is the witness;
 * only where the widget did not describe it again is its word taken.
 */
export function effectOf(
  { plan, effect }: TurnMemory,
  result: SequenceResult,
  request: TurnRequest,
  refused: RefusedForm | undefined,
): Effect {
  // An error beside a field changes the page too: a form that still stands is not done, whatever else was.
  if (refused) return 'acted'
  if (!plan || isAsked(plan) || effect === 'seen') return effect
  const sent = plan.steps.slice(plan.from, plan.to)
  if (!sent.some((step) => verbNamed(step.action)?.acts)) return effect
  const didSomething =
    result.success || (result.results ?? []).some(({ success, times = 0 }) => success || times > 0)
  const { page } = request
  const changed = fingerprint(page) !== plan.fingerprint || (page?.outline?.notices ?? []).length > 0
  const believed = result.success && request.pageIsNew !== true
  return didSomething && (changed || believed) ? 'seen' : 'acted'
}
