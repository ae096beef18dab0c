import type { StepError, StepResult } from '#protocol'

/** Ends a step from wherever it stands. It never leaves this room: `runStep` turns it into a result. */
export class StepFailure extends Error {
  readonly code: StepError
  readonly more: Partial<StepResult>

  constructor(code: StepError, sentence: string, more: Partial<StepResult> = {}) {
    super(sentence)
    this.code = code
    this.more = more
  }
}
