import { cutLines } from '../page/cut-outline.ts'
import { asItIs, list, object } from '../text/cut.ts'
import { limits } from '../limits.ts'
import type { SequenceResult, StepResult } from './step.ts'

const step = object<StepResult>({
  success: asItIs,
  description: asItIs,
  elementId: asItIs,
  error: asItIs,
  reason: asItIs,
  times: asItIs,
  text: asItIs,
  url: asItIs,
  options: asItIs,
  lines: (lines) => cutLines(lines, limits.linesPerResult, limits.visibleTextCharacters),
})

const sequence = object<SequenceResult>({
  success: asItIs,
  completedSteps: asItIs,
  totalSteps: asItIs,
  results: list(limits.resultsPerSequence, step),
  description: asItIs,
  error: asItIs,
  reason: asItIs,
})

/** Keeps of a valid result what we know, its lines within their bounds and without the value of a secret field. */
export function cutStepResult(result: StepResult): StepResult {
  return step(result)
}

export function cutSequenceResult(result: SequenceResult): SequenceResult {
  return sequence(result)
}
