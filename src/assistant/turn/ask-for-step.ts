import { checkPlan } from '../policy/check-plan.ts'
import type { TurnState } from '../port.ts'
import type { Intake } from './absorb.ts'
import { ask, stepOf } from './asking.ts'
import { joinResults } from './join-results.ts'
import type { PlanInHand } from './memory.ts'
import { sceneOf, type Run } from './run.ts'
import { think } from './think.ts'

/** Comes to the asking step of a plan whose harmless steps have run: the page may have changed under it. */
export function askForStep(plan: PlanInHand, intake: Intake, run: Run): TurnState | Promise<TurnState> {
  const { refused, notes, asks } = checkPlan([stepOf(plan)], sceneOf(run))
  for (const note of notes) run.emit.note(note)
  if (refused.length === 0) return ask(plan, asks, intake.memory, run)
  const failure = { success: false, error: refused.join('; '), results: [] }
  const result = joinResults(failure, plan.results, plan)
  const memory = { ...intake.memory, plan: null }
  return think({ ...intake, memory, inputs: [{ kind: 'result', planId: '', result }] }, run)
}
