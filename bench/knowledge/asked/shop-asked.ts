import type { StoredPassage } from '#store'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question to the demo shop, by somebody who had only its pages: words of the passage that answers; null: none. */
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

/** Whether a question is learned from; the others are measured. Every other page is, with all that it answers. */
export function isLearnedFrom(
  { answer }: ShopAsked,
  place: number,
  passages: readonly Pick<StoredPassage, 'text' | 'url'>[],
): boolean {
  const page = passages.find(({ text }) => answer?.some((words) => text.includes(words)))?.url
  if (page === undefined || page === null) return place % 2 === 1
  const pages = [...new Set(passages.map(({ url }) => url))].sort()
  return pages.indexOf(page) % 2 === 1
}
