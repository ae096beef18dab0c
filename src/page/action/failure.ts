import type { StepError, StepResult } from '#protocol'

/** Ends a step from wherever it stands. It never leaves this room: `runStep` turns it into a result. */
export class StepFailure extends Error {
  readonly result: Partial<StepResult>

  constructor(error: StepError, description: string, more?: Partial<StepResult>) {
    super(description)
    this.result = { error, description, ...more }
  }
}

export function fail(error: StepError, description: string, more?: Partial<StepResult>): never {
  throw new StepFailure(error, description, more)
}
