import { EngineFault } from '../../engine-fault.ts'
import type { ModelAnswer } from './collect-answer.ts'

/** What a model is told that was cut off and can go on; undefined: it cannot, or has ended. */
export function continuation({ ended, text, begunCall }: ModelAnswer): string | undefined {
  if (ended !== 'length') return undefined
  if (begunCall)
    return '(Your call was cut off before its end, and nothing was done. Make it again, shorter.)'
  return text === '' ? undefined : '(Go on exactly where you stopped.)'
}

/** Whether a call came in half: another one after that is not going to be shorter. */
export function hasCutCall({ begunCall, calls, ended }: ModelAnswer): boolean {
  return begunCall || (ended === 'length' && calls.at(-1)?.problem !== undefined)
}

/** What is said of an answer that was cut off for good. */
export function cutOff({ ended, text, calls }: ModelAnswer, isCutAgain: boolean): EngineFault | undefined {
  const isCut = ended === 'length' || ended === 'bound'
  return isCut && (isCutAgain || text !== '' || calls.length === 0)
    ? new EngineFault('cutOff', 'the model had more to say than its length allows')
    : undefined
}

/** What is said where there is no answer at all. */
export function noAnswer({ ended }: ModelAnswer): EngineFault {
  return ended === 'filtered'
    ? new EngineFault('withheld', 'the answer of the model was filtered')
    : new EngineFault('failed', 'the answer of the model was empty')
}
