import { toWire, type ActionPlan, type SequenceStep } from '#protocol'
import type { Waiting } from '../port.ts'

/** A plan as the wire wants it (one step is a single action, more are a sequence), and what to wait for then. */
export function planEvent(
  steps: readonly SequenceStep[],
  message: string | undefined,
  newId: () => string,
): { payload: ActionPlan; waiting: Waiting } {
  const planId = newId()
  const plan = { planId, steps, ...(steps.length === 1 && { actionId: newId() }) }
  return { payload: toWire({ ...plan, message }), waiting: { kind: 'plan', ...plan } }
}
