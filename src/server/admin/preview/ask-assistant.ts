import { noKnowledge, type Assistant, type SiteProfile, type TurnNote } from '#assistant'
import type { AssistantTest } from '#protocol'

export interface AskAssistantOptions {
  readonly assistant: Assistant
  readonly now: () => number
}

const question = 'Say hello to the owner of this site in one short sentence.'
/** Longer than any model may leave a visitor without a word. */
const patienceMs = 90_000
const maxCharacters = 500

/**
 * Asks what thinks for a site one question, the way a visitor's message asks it, with nothing of a visitor in it.
 * Never throws: how it went is the answer.
 */
export async function askAssistant(
  site: SiteProfile,
  { assistant, now }: AskAssistantOptions,
): Promise<AssistantTest> {
  const began = now()
  const said: string[] = []
  const notes: TurnNote[] = []
  const fault = await assistant
    .advance(
      {
        state: undefined,
        inputs: [{ kind: 'message', text: question, messageId: 'test' }],
        page: undefined,
        site,
        history: [],
        language: 'en',
        budgetLeft: true,
        knowledge: noKnowledge,
      },
      {
        say: (delta) => said.push(delta),
        send: ({ name, payload }) => void (name === 'message' && said.push(payload.text)),
        note: (note) => notes.push(note),
        cite: () => undefined,
      },
      AbortSignal.timeout(patienceMs),
    )
    .then(
      () => notes.find((note) => note.kind === 'fault')?.reason,
      (error: unknown) => (error as Error).message,
    )
  const at = now()
  if (fault !== undefined) return { ok: false, message: `It does not answer: ${fault}.`, at }
  const usage = notes.findLast((note) => note.kind === 'usage')
  return {
    ok: true,
    message: usage ? `${usage.model} answers.` : 'The built-in assistant answers. It needs no key.',
    at,
    words: said.join('').slice(0, maxCharacters),
    milliseconds: Math.round(at - began),
    ...(usage && { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens }),
  }
}
