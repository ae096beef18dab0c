import { toWire, type ActionPlan, type SequenceStep } from '#protocol'
import type { Waiting } from '../../port.ts'
import { pageOf, type Run } from '../run.ts'
import { stepUnderWay } from './step-under-way.ts'

/** A plan as the wire wants it (one step is a single action, more are a sequence), and what to wait for then. */
export function planEvent(
  steps: readonly SequenceStep[],
  message: string | undefined,
  run: Run,
): { payload: ActionPlan; waiting: Waiting } {
  const { newId } = run.options
  const planId = newId()
  const plan = { planId, steps, ...(steps.length === 1 && { actionId: newId() }) }
  const about = { page: pageOf(run), language: run.language }
  const told = steps.map((step) => {
    const doing = stepUnderWay(step, about)
    return doing === undefined ? step : { ...step, doing }
  })
  return { payload: toWire({ ...plan, steps: told, message }), waiting: { kind: 'plan', ...plan } }
}
