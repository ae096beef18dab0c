import { verbs, type ActionName, type ActionPlan, type SequenceStep } from '#protocol'
import type { Waiting } from '../port.ts'

/** A plan as the wire wants it (one step is a single action, more are a sequence), and what to wait for then. */
export function planEvent(
  steps: readonly SequenceStep[],
  message: string | undefined,
  newId: () => string,
): { payload: ActionPlan; waiting: Waiting } {
  const planId = newId()
  const words = message ? { message } : {}
  const [first] = steps
  if (steps.length === 1 && first) {
    const { action, ...rest } = first
    const actionId = newId()
    const single = { id: actionId, type: verbs[action as ActionName].type, ...rest }
    return {
      payload: { actions: [single], ...words, useUniversalIndexing: true, planId },
      waiting: { kind: 'plan', planId, actionId, steps },
    }
  }
  return {
    payload: {
      type: 'execute_generic_sequence',
      isSequence: true,
      actions: [...steps],
      ...words,
      useUniversalIndexing: true,
      planId,
    },
    waiting: { kind: 'plan', planId, steps },
  }
}
