import { EngineFault } from '../../engine-fault.ts'
import { watchQuiet } from '../../watch-quiet.ts'
import type { ConductOptions } from '../run.ts'
import type { Voice } from '../../voice.ts'

/**
 * Silence of an engine: ends a run in which the visitor has heard nothing for too long, over however many steps and
 * model calls that was.
 */
export function createSilenceGuard(
  patienceMs: number,
  { now, delay }: Pick<ConductOptions, 'now' | 'delay'>,
  outer: AbortSignal,
) {
  const silence = new AbortController()
  let fault: EngineFault | undefined
  const watch = watchQuiet({
    limitMs: patienceMs,
    now,
    delay,
    onQuiet() {
      fault = new EngineFault('slow', `nothing was said for ${patienceMs} ms`)
      silence.abort(fault)
    },
  })
  return {
    signal: AbortSignal.any([outer, silence.signal]),
    fault: (): EngineFault | undefined => fault,
    listening: (voice: Voice): Pick<Voice, 'say'> => ({
      say(delta) {
        watch.active()
        voice.say(delta)
      },
    }),
    stop: watch.stop,
  }
}
