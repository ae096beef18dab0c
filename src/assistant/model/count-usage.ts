import type { TurnNote } from '../port.ts'
import type { ModelAnswer } from './call-model.ts'
import type { Prompt } from './language-model.ts'

export interface Counted {
  /** The model's name in the site's books. */
  readonly model: string
  readonly prompt: Prompt
  readonly note: (note: TurnNote) => void
  readonly signal: AbortSignal
}

const charactersPerToken = 4

/**
 * Tells what a call cost. Nobody says what one costs that is cut short, but it is not free: without an estimate whoever
 * always interrupts would never reach the end of a budget.
 */
export async function countUsage(
  { model, prompt, note, signal }: Counted,
  call: () => Promise<ModelAnswer>,
): Promise<ModelAnswer> {
  const tell = (inputTokens: number, outputTokens: number) =>
    note({ kind: 'usage', model, inputTokens, outputTokens })
  const cutShort = () => tell(Math.ceil(JSON.stringify(prompt).length / charactersPerToken), 0)
  signal.addEventListener('abort', cutShort)
  try {
    const answer = await call()
    tell(answer.inputTokens, answer.outputTokens)
    return answer
  } finally {
    signal.removeEventListener('abort', cutShort)
  }
}
