import type { StepError, StepResult } from '#protocol'

/** Ends a step from wherever it stands. It never leaves this room: `runStep` turns it into a result. */
export class StepFailure extends Error {
  readonly result: Partial<StepResult>

  constructor(error: StepError, reason: string, more?: Partial<StepResult>) {
    super(reason)
    this.result = { error, description: reason, reason, ...more }
  }
}

export function fail(error: StepError, reason: string, more?: Partial<StepResult>): never {
  throw new StepFailure(error, reason, more)
}
