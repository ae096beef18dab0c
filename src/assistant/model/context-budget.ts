import type { ModelSettings } from './model-settings.ts'

const charactersPerToken = 4
/** What the system prompt and our tools take. */
const ownTokens = 2_500
/** How much of a small context is kept for the answer, and of the rest for the page. */
const shares = { answer: 0.25, page: 0.6 }

/** How a model's context is shared out between the page and what was said before. */
export function contextBudget(settings: ModelSettings): { pageTokens: number; transcriptCharacters: number } {
  const { contextTokens, pageTokens } = settings
  if (contextTokens === undefined) return { pageTokens, transcriptCharacters: Number.POSITIVE_INFINITY }
  const answer = Math.min(settings.maxTokens ?? Number.POSITIVE_INFINITY, contextTokens * shares.answer)
  const room = Math.max(0, contextTokens - ownTokens - answer)
  const page = Math.min(pageTokens, Math.round(room * shares.page))
  return { pageTokens: page, transcriptCharacters: (room - page) * charactersPerToken }
}
