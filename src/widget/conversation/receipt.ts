import type { Item, Plan } from './conversation.ts'

/** What a plan did, and the words it stands at in the conversation: it outlives the page it was made on. */
export interface Receipt {
  readonly words: string
  readonly plan: Plan
}

/** The receipt of a plan that has ended, with its way back: fields can be known again on the page that loads next. */
export function receiptOf(items: readonly Item[], key: string): Receipt | undefined {
  const index = items.findLastIndex((item) => item.key === key)
  const item = items[index]
  if (item?.kind !== 'plan') return undefined
  const words = item.message ?? wordsOf(items[index - 1])
  return words === undefined ? undefined : { words, plan: item }
}

/** Receipts with one more, or one told again. Undo brings back all since the last message: only the last one offers it. */
export function addReceipt(receipts: readonly Receipt[], added: Receipt): Receipt[] {
  const others = receipts.filter(({ plan }) => plan.key !== added.plan.key)
  return [...others.map(({ words, plan }) => ({ words, plan: withoutOffer(plan) })), added]
}

function withoutOffer({ undo, ...plan }: Plan): Plan {
  return undo === undefined || undo === 'offered' ? plan : { ...plan, undo }
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
  const asked = all.findLastIndex((item) => item.kind === 'said' && item.by === 'user')
  return all.map((item, index) => (item.kind === 'plan' && index < asked ? withoutOffer(item) : item))
}

function wordsOf(item: Item | undefined): string | undefined {
  return item?.kind === 'said' ? item.text : undefined
}
