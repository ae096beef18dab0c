import type { EngineInput } from '../../engine.ts'
import type { ModelTranscript, Question } from './model-transcript.ts'

/** What was to be asked once a plan was done, if it is and nothing else has happened: no engine is needed for that. */
export function heldQuestion(
  { pending }: ModelTranscript,
  [input, ...more]: readonly EngineInput[],
): Question | undefined {
  if (input?.kind !== 'result' || more.length > 0 || !isWhollyDone(input)) return undefined
  return pending.find(({ asks }) => asks)?.asks
}

export function isWhollyDone({
  result,
  left,
  refusedForm,
}: Pick<Extract<EngineInput, { kind: 'result' }>, 'result' | 'left' | 'refusedForm'>): boolean {
  return result.success && left === undefined && refusedForm === undefined
}
