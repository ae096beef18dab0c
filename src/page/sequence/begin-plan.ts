import { type ActionPlan, fromWire } from '#protocol'
import type { Elements } from '../elements.ts'
import type { Cursor } from './cursor.ts'

/** A plan before its first step. A single action is a sequence of one, answered by its id. */
export function beginPlan(
  plan: Pick<ActionPlan, 'actions' | 'isSequence' | 'planId'>,
  elements: Elements,
): Cursor {
  const { steps, planId = '', actionId } = fromWire(plan)
  return {
    planId,
    ...(actionId !== undefined && { actionId }),
    steps,
    prints: elements.prints(steps.map(({ elementId }) => elementId)),
    started: false,
    left: false,
    loads: 0,
    next: 0,
    results: [],
  }
}
