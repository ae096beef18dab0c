import type { Item, Plan } from './conversation.ts'

/** What a plan did, and the words it stands at in the conversation: it outlives the page it was made on. */
export interface Receipt {
  readonly words: string
  readonly plan: Plan
}

/** The receipt of a plan that has ended. Undo stays behind: it belongs to the page that was changed. */
export function receiptOf(items: readonly Item[], key: string): Receipt | undefined {
  const index = items.findLastIndex((item) => item.key === key)
  const item = items[index]
  if (item?.kind !== 'plan') return undefined
  const { undo: _, ...plan } = item
  const words = plan.message ?? wordsOf(items[index - 1])
  return words === undefined ? undefined : { words, plan }
}

/** A restored conversation with its receipts: each in place of the plan's own words, or after those before it. */
export function withReceipts(items: readonly Item[], receipts: readonly Receipt[]): Item[] {
  const all = [...items]
  let from = 0
  for (const { words, plan } of receipts) {
    const at = all.findIndex((item, index) => index >= from && wordsOf(item) === words)
    if (at < 0) continue
    const own = plan.message === words
    all.splice(own ? at : at + 1, own ? 1 : 0, plan)
    from = at + 1
  }
  return all
}

function wordsOf(item: Item | undefined): string | undefined {
  return item?.kind === 'said' ? item.text : undefined
}
