import type { Lexicon } from '#languages'
import { randomUUID } from 'node:crypto'
import { chooseEngine, type EngineOptions } from './choose-engine.ts'
import { delay as defaultDelay } from './delay.ts'
import type { Assistant, TurnRequest } from './port.ts'
import { conduct } from './turn/conduct.ts'
import { conversationLanguage } from './turn/conversation-language.ts'
import { inLanguage } from './turn/run.ts'

export interface AssistantOptions extends EngineOptions {
  readonly now?: () => number
  readonly newId?: () => string
  /** What words mean, for the policy; shared with whoever else reads by it. */
  readonly lexicon?: Lexicon
}

/** What thinks behind the server: the engine of each site's choice, under one conduct and one policy. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { now = Date.now, newId = randomUUID, delay = defaultDelay, lexicon } = options
  const engineFor = chooseEngine({ ...options, now, newId, delay })
  return {
    advance: async (request, emit, signal) =>
      conduct(
        inLanguage(
          {
            request,
            emit,
            signal,
            options: { engineFor: ({ site }: TurnRequest) => engineFor(site), now, newId, delay, lexicon },
          },
          conversationLanguage(request),
        ),
      ),
  }
}
