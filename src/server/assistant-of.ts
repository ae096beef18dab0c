import { createAssistant, type Assistant, type Engine } from '#assistant'
import type { Lexicon } from '#languages'
import type { Config } from './settings/config.ts'
import { modelOptions } from './settings/model-options.ts'

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
    ...modelOptions(config),
    builtin,
    lexicon,
    fallBack: config.assistantFallsBack,
    siteFetch,
    now,
    newId,
  })
}
