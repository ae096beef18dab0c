import type { reasonings } from '#protocol'

/** How a model is asked, unless a site sets its own. Undefined: what the model's server does by itself. */
export interface ModelSettings {
  readonly maxTokens: number | undefined
  readonly temperature: number | undefined
  readonly reasoning: Reasoning | undefined
  /** How much the model can read at once. */
  readonly contextTokens: number | undefined
  /** How much of a request the page may be. */
  readonly pageTokens: number
  /** Added to each request. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** Where an answer ends. */
  readonly answerCharacters: number
  readonly answerMs: number
}

export type Reasoning = (typeof reasonings)[number]

export const defaultModelSettings: ModelSettings = {
  maxTokens: undefined,
  temperature: undefined,
  reasoning: undefined,
  contextTokens: undefined,
  pageTokens: 4_000,
  headers: {},
  body: {},
  answerCharacters: 32_000,
  answerMs: 120_000,
}
