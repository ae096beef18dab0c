import type { SequenceResult, StepResult } from '#protocol'
import type { PlanSteps } from '../turn-memory.ts'

/** How a whole proposal went, of which the widget only ever saw pieces. */
export function joinResults(
  last: SequenceResult,
  results: readonly StepResult[],
  plan: PlanSteps,
): SequenceResult {
  const piece = plan.to - plan.from
  const completed = last.completedSteps ?? (last.success ? piece : countSuccesses(last.results))
  return {
    success: last.success,
    completedSteps: plan.from + Math.min(completed, piece),
    totalSteps: plan.steps.length,
    results: [...results],
    ...(last.description === undefined ? {} : { description: last.description }),
    ...(last.error === undefined ? {} : { error: last.error }),
    ...(last.reason === undefined ? {} : { reason: last.reason }),
  }
}

function countSuccesses(results: readonly StepResult[] | undefined): number {
  return results?.filter((result) => result.success).length ?? 0
}
