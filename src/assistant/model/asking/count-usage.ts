import type { TurnNote } from '../../port.ts'
import type { ModelAnswer } from '../reading/collect-answer.ts'
import type { Prompt } from '../language-model.ts'

export interface Counted {
  /** The model's name in the site's books. */
  readonly model: string
  readonly prompt: Prompt
  /** What it was told that it can call. */
  readonly tools: readonly unknown[]
  readonly note: (note: TurnNote) => void
  readonly signal: AbortSignal
}

const charactersPerToken = 4

/**
 * Tells what a call cost. Nobody says what one costs that is cut short, but it is not free: without an estimate whoever
 * always interrupts, or a model that never ends, would never reach the end of a budget.
 */
export async function countUsage(
  { model, prompt, tools, note, signal }: Counted,
  call: (onCharacters: (characters: number) => void) => Promise<ModelAnswer>,
): Promise<ModelAnswer> {
  let characters = 0
  const tell = ({
    inputTokens,
    outputTokens,
    cachedTokens = 0,
  }: Partial<Pick<ModelAnswer, 'inputTokens' | 'outputTokens' | 'cachedTokens'>> = {}) =>
    note({
      kind: 'usage',
      model,
      // Servers that do not count say nothing, or zero.
      inputTokens: inputTokens || tokensOf(JSON.stringify(prompt).length + JSON.stringify(tools).length),
      outputTokens: outputTokens || tokensOf(characters),
      ...(cachedTokens > 0 && { cachedTokens }),
    })
  const cutShort = () => tell()
  signal.addEventListener('abort', cutShort)
  try {
    const answer = await call((more) => {
      characters += more
    })
    tell(answer)
    return answer
  } catch (fault) {
    // What broke in the middle is paid for up to there; what was refused is not.
    if (characters > 0 && !signal.aborted) tell()
    throw fault
  } finally {
    signal.removeEventListener('abort', cutShort)
  }
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken)
}
