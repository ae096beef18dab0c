import { EngineFault } from '../engine-fault.ts'
import type { ConductOptions } from './run.ts'
import type { Voice } from './voice.ts'

/** Ends a run in which the visitor has heard nothing for too long, over however many steps that was. */
export function createSilenceGuard(
  patienceMs: number,
  { now, delay }: Pick<ConductOptions, 'now' | 'delay'>,
  outer: AbortSignal,
) {
  const silence = new AbortController()
  const over = new AbortController()
  let heardAt = now()
  let fault: EngineFault | undefined

  async function watch(): Promise<void> {
    for (;;) {
      const left = heardAt + patienceMs - now()
      if (left <= 0) break
      await delay(left, over.signal)
      if (over.signal.aborted) return
    }
    fault = new EngineFault('slow', `nothing was said for ${patienceMs} ms`)
    silence.abort(fault)
  }
  // The delay of a guard that was told to stop may reject; there is nobody left to hear it.
  if (Number.isFinite(patienceMs)) watch().catch(() => undefined)

  return {
    signal: AbortSignal.any([outer, silence.signal]),
    get fault() {
      return fault
    },
    listening: (voice: Voice): Pick<Voice, 'say'> => ({
      say(delta) {
        heardAt = now()
        voice.say(delta)
      },
    }),
    stop: () => over.abort(),
  }
}
