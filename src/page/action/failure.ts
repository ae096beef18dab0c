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

/** What failed only at a later press has done something: how much is told with it. */
export function failAfter(error: Error, times: number, wanted: number): never {
  if (error instanceof StepFailure)
    fail(error.result.error as StepError, `${times} of ${wanted} presses done. ${error.message}`, { times })
  throw error
}
