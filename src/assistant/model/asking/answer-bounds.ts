import type { ModelTimes } from './part-times.ts'

/** Where an answer ends, whatever its model would like. */
export interface AnswerLimits {
  readonly answerCharacters: number
  readonly answerMs: number
}

/** Ends an answer that has become too long, or has gone on for too long. */
export function createAnswerBounds({
  answerCharacters,
  answerMs,
  delay,
}: AnswerLimits & Pick<ModelTimes, 'delay'>) {
  let left = answerCharacters
  const stopped = new AbortController()
  const over = delay(answerMs, stopped.signal).then(() => 'ended' as const)
  // It is raced against each part; a rejection after the stop must not count as unhandled.
  over.catch(() => undefined)
  return {
    /** What comes next, or the end of the time. */
    orEnd: <Part>(part: Promise<Part>): Promise<Part | 'ended'> => Promise.race([part, over]),
    /** Counts a piece; false: there is no room for it. */
    allows(characters: number): boolean {
      left -= characters
      return left >= 0
    },
    stop: () => stopped.abort(),
  }
}

export type AnswerBounds = ReturnType<typeof createAnswerBounds>
