import { EngineFault } from '../../engine-fault.ts'
import { watchQuiet } from '../../watch-quiet.ts'

export interface ModelTimes {
  readonly firstTokenMs: number
  readonly stallMs: number
  readonly now: () => number
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Silence of a model in one call: gives up on one that does not begin in time, or stops in the middle. */
export function createPartTimes({ firstTokenMs, stallMs, now, delay }: ModelTimes) {
  let giveUp: (fault: EngineFault) => void
  const late = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // It is raced against each part; a rejection between two races must not count as unhandled.
  late.catch(() => undefined)
  const watch = (limitMs: number, says: 'slow' | 'cutOff') =>
    watchQuiet({
      limitMs,
      now,
      delay,
      onQuiet: () => giveUp(new EngineFault(says, `the model was silent for ${limitMs} ms`)),
    })
  let current = watch(firstTokenMs, 'slow')
  let begun = false
  return {
    inTime: <T>(part: PromiseLike<T>): Promise<T> => Promise.race([part, late]),
    begun: () => begun,
    /** A part of the answer itself has come. */
    active(): void {
      if (begun) return current.active()
      begun = true
      current.stop()
      current = watch(stallMs, 'cutOff')
    },
    stop: () => current.stop(),
  }
}

export type PartTimes = ReturnType<typeof createPartTimes>
