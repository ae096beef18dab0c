import { setTimeout as delay } from 'node:timers/promises'
import type { Assistant, TurnState } from '#assistant'

export interface CountingOptions {
  readonly words: number
  readonly pauseMs: number
}

/** Answers every message by counting aloud, slowly enough to be cut off in the middle. The same message, the same words. */
export function countingAssistant({ words, pauseMs }: CountingOptions): Assistant {
  return {
    async advance({ inputs }, emit, signal): Promise<TurnState> {
      const asked = inputs.flatMap((input) => (input.kind === 'message' ? [input.text] : []))
      if (asked.length > 0 && inputs.every(({ kind }) => kind !== 'stop')) {
        for (let word = 0; word < words; word++) {
          emit.say(`${asked.join('+')}:${word} `)
          await delay(pauseMs, undefined, { signal })
        }
      }
      return { version: 1, open: false, waiting: null, memory: null }
    },
  }
}
