export interface WritePaceOptions {
  readonly write: () => void
  /** Whether anything still waits to be written. */
  readonly isWaiting: () => boolean
  readonly clock: () => number
  readonly later: Later
}

/** Runs something after so many milliseconds; what it returns cancels that. */
export type Later = (run: () => void, ms: number) => () => void

/** Real time. */
export const afterwards: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Decides when waiting changes are written: at once under light load, in batches under heavy load. */
export interface WritePace {
  /** Something waits. */
  due(): void
  /** Something waits that may wait a little longer. */
  soon(): void
  /** A transaction is about to be written. */
  begin(): void
  /** It had changes of this many sessions. */
  wrote(sessions: number): void
}

/**
 * A throttle: a transaction is followed by a pause, the longer the more sessions were in it, because under load fewer
 * and larger transactions cost half. A single session never waits, and a few at a time have credit before they do.
 */
const restAfter = (sessions: number) => Math.min(20, 4 * Math.max(0, sessions - 1))
const creditMs = 60
const soonMs = 100

export function writePace({ write, isWaiting, clock, later }: WritePaceOptions): WritePace {
  let scheduled = false
  let stopRest: (() => void) | undefined
  let stopNudge: (() => void) | undefined
  /** Set from the first transaction in a turn of the event loop to the end of that turn. */
  let turnEnd: NodeJS.Immediate | undefined
  let restUntil = 0

  function due() {
    if (scheduled || stopRest) return
    const owed = restUntil - clock()
    if (owed > creditMs) stopRest = later(write, Math.ceil(owed - creditMs))
    else if (!turnEnd) {
      scheduled = true
      queueMicrotask(write)
    }
  }

  /** What else arrived in this turn of the event loop goes together at its end. */
  function endTurn() {
    turnEnd = undefined
    if (isWaiting()) due()
  }

  return {
    due,
    soon: () => void (stopNudge ??= later(write, soonMs)),
    begin() {
      stopRest?.()
      stopNudge?.()
      stopRest = stopNudge = undefined
      scheduled = false
      turnEnd ??= setImmediate(endTurn)
    },
    wrote: (sessions) => void (restUntil = Math.max(restUntil, clock()) + restAfter(sessions)),
  }
}
