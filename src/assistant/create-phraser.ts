import { randomUUID } from 'node:crypto'
import { chooseModel, type ModelChoice, type ModelOptions } from './choose-model.ts'
import { delay } from './delay.ts'
import { EngineFault } from './engine-fault.ts'
import type { TurnNote } from './port.ts'
import { phrasingCost, phrasingRequest, type PassageToPhrase } from './prompt/phrasing-request.ts'
import { readPhrasings, type WrittenPhrasing } from './prompt/read-phrasings.ts'

export interface PhraserOptions extends ModelOptions {
  readonly now?: () => number
  readonly newId?: () => string
  readonly delay?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Writes, by the model of a site, the questions that its passages answer. */
export interface Phraser {
  /** The name of the site's model; undefined: it has none. */
  modelOf(site: ModelChoice): string | undefined
  costOf(
    lacking: { readonly passages: number; readonly bytes: number },
    languages: readonly string[],
  ): { calls: number; inputTokens: number; outputTokens: number }
  /** Throws an `EngineFault` whose message says in words what went wrong. */
  write(
    site: ModelChoice,
    passage: PassageToPhrase,
    languages: readonly string[],
    note: (note: TurnNote) => void,
    signal: AbortSignal,
  ): Promise<WrittenPhrasing[]>
}

export function createPhraser(options: PhraserOptions): Phraser {
  const tools = { now: Date.now, newId: () => randomUUID(), delay, ...options }
  return {
    modelOf(site) {
      const model = chooseModel(tools, site)
      return model && `${model.provider}:${model.model}`
    },
    costOf: phrasingCost,
    async write(site, passage, languages, note, signal) {
      const model = chooseModel(tools, site)
      if (!model) throw new EngineFault('unavailable', 'the site has no model')
      const nonce = tools.newId().replace(/\W/g, '').slice(0, 12)
      // Loaded on first use, like every model.
      const { askOnce } = await import('./model/asking/ask-once.ts')
      const { text, ended } = await askOnce(model, phrasingRequest(passage, languages, nonce), note, signal)
      const written = readPhrasings(text, passage.text, languages)
      if (written) return written
      throw new EngineFault(
        'confused',
        ended !== 'whole'
          ? 'the answer of the model was cut off'
          : 'the answer of the model was no list of questions',
      )
    },
  }
}
