import type { ModelSettings } from './model-settings.ts'

const charactersPerToken = 4
/** What the system prompt and our tools take. */
const ownTokens = 2_500
/** How much of a small context is kept for the answer, and of the rest for the page. */
const shares = { answer: 0.25, page: 0.6 }
/** With less of the page than this a model cannot answer usefully. */
const leastPage = 200

/** How much of a request the page and what was said before may be. */
export interface ContextBudget {
  readonly pageTokens: number
  readonly transcriptCharacters: number
}

/** How a model's context is shared out. */
export function contextBudget(settings: Budgeted): ContextBudget {
  const { contextTokens, pageTokens } = settings
  if (contextTokens === undefined) return { pageTokens, transcriptCharacters: Number.POSITIVE_INFINITY }
  const answer = Math.min(settings.maxTokens ?? Number.POSITIVE_INFINITY, contextTokens * shares.answer)
  const room = Math.max(leastPage, contextTokens - ownTokens - answer)
  const page = Math.min(pageTokens, Math.max(leastPage, Math.round(room * shares.page)))
  return { pageTokens: page, transcriptCharacters: (room - page) * charactersPerToken }
}

type Budgeted = Pick<ModelSettings, 'contextTokens' | 'maxTokens' | 'pageTokens'>

/**
 * Half of what the page and the conversation took in a request that was too long, or what fits into the context that the
 * server names for it.
 */
export function smallerBudget(
  taken: { readonly pageCharacters: number; readonly transcriptCharacters: number },
  settings: Budgeted,
): ContextBudget {
  const page = Math.max(leastPage, Math.floor(taken.pageCharacters / charactersPerToken / 2))
  const fits = contextBudget(settings)
  return {
    pageTokens: Math.min(page, fits.pageTokens),
    transcriptCharacters: Math.min(Math.floor(taken.transcriptCharacters / 2), fits.transcriptCharacters),
  }
}
