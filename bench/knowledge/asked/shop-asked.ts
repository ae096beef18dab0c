import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question to the demo shop, by somebody who had only its pages; measured, never learned from: words of the passage that answers; null: none. */
export interface ShopAsked {
  readonly ask: string
  readonly lang: string
  readonly answer: readonly string[] | null
  /** Whether it shares the page's words, or at most one of them. */
  readonly half: 'plain' | 'paraphrased' | 'absent'
}

export function shopAsked(): ShopAsked[] {
  const lines = readFileSync(join(import.meta.dirname, 'shop.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as ShopAsked)
}
