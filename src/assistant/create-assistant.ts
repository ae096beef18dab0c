import { replies, type Lexicon } from '#languages'
import { randomUUID } from 'node:crypto'
import { chooseEngine, type EngineOptions } from './choose-engine.ts'
import { delay as defaultDelay } from './delay.ts'
import type { Assistant } from './port.ts'
import { conduct } from './turn/conduct.ts'

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
      conduct({
        request,
        emit,
        signal,
        texts: replies[request.language],
        options: { engineFor: ({ site }) => engineFor(site), now, newId, delay, lexicon },
      }),
  }
}
