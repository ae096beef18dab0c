import { createAssistant, type Assistant, type Engine } from '#assistant'
import type { Lexicon } from '#languages'
import type { Config } from './settings/config.ts'

export interface AssistantParts {
  /** The engine behind `builtin`. */
  readonly builtin: Engine
  readonly lexicon: Lexicon
  readonly siteFetch: typeof fetch
  readonly now: () => number
  readonly newId: () => string
}

/** The assistant that the configuration asks for. */
export function assistantOf(
  config: Config,
  { builtin, lexicon, siteFetch, now, newId }: AssistantParts,
): Assistant {
  return createAssistant({
    assistant: config.assistant,
    ...(config.assistantBaseUrl !== undefined && { baseUrl: config.assistantBaseUrl }),
    ...(config.assistantApiKey !== undefined && { apiKey: config.assistantApiKey }),
    builtin,
    lexicon,
    fallBack: config.assistantFallsBack,
    ...(config.firstTokenMs !== undefined && { firstTokenMs: config.firstTokenMs }),
    stallMs: config.stallMs,
    settings: config.model,
    siteFetch,
    now,
    newId,
  })
}
