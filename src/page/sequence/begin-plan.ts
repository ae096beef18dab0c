import { type ActionPlan, actionOfType, type SequenceStep } from '#protocol'
import type { Elements } from '../elements.ts'
import type { Cursor } from './cursor.ts'

/** A plan before its first step. A single action is a sequence of one, answered by its id. */
export function beginPlan(
  { actions, isSequence, planId = '' }: Pick<ActionPlan, 'actions' | 'isSequence' | 'planId'>,
  elements: Elements,
): Cursor {
  const steps = actions.map((item): SequenceStep => {
    if ('action' in item) return item
    const { id: _, type, ...rest } = item
    return { action: actionOfType(type) ?? type, ...rest }
  })
  const [first] = actions
  return {
    planId,
    ...(!isSequence && first && 'id' in first ? { actionId: first.id } : {}),
    steps,
    prints: elements.prints(steps.map(({ elementId }) => elementId)),
    started: false,
    left: false,
    loads: 0,
    next: 0,
    results: [],
  }
}
