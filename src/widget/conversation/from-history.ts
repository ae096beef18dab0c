import type { HistoryEntry } from '#protocol'
import type { Item, Said } from './conversation.ts'
import { withReceipts, type Receipt } from './receipt.ts'

/** Turns history entries into what the panel shows; keys follow the position, so that redrawing is calm. */
export function fromHistory(history: readonly HistoryEntry[], receipts: readonly Receipt[] = []): Item[] {
  const items = history.flatMap(({ role, content, at, streamId, block, sources }, index): Item[] => {
    const key = `h${index}`
    if (block)
      return [
        {
          kind: 'block',
          key,
          type: block.block_type,
          data: block.data,
          message: content,
          at,
        },
      ]
    const said = { kind: 'said', key, text: content, at } as const
    if (role === 'user') return [{ ...said, by: role }]
    return [{ ...said, by: role, ...(streamId && { streamId }), ...(sources && { sources }) }]
  })
  return withReceipts(items, receipts)
}

/**
 * What is drawn once the server has told its history. What GET drew is replaced by it; what this page has seen
 * itself stays if nothing is missing, because it knows more (receipts, answers). Messages the server has not
 * taken up yet come last.
 */
export function mergeHistory(
  items: readonly Item[],
  history: readonly HistoryEntry[],
  { replace, receipts }: { replace: boolean; receipts?: readonly Receipt[] },
): Item[] {
  if (!replace && covers(items, history)) return [...items]
  return [...fromHistory(history, receipts), ...unsent(items, history)]
}

/** Lines of our own, and the visitor's messages that the history lacks; the same words may have been said before. */
function unsent(items: readonly Item[], history: readonly HistoryEntry[]): Item[] {
  const spare = new Map<string, number>()
  const count = (text: string, by: number) => spare.set(text, (spare.get(text) ?? 0) + by)
  for (const { role, content } of history) if (role === 'user') count(content, 1)
  for (const item of items)
    if (item.kind === 'said' && item.by === 'user' && !item.delivery) count(item.text, -1)
  return items.filter((item) => {
    if (item.kind === 'line') return true
    if (item.kind !== 'said' || !item.delivery) return false
    const known = (spare.get(item.text) ?? 0) > 0
    if (known) count(item.text, -1)
    return !known
  })
}

/** Whether everything in the history is already drawn, in order. */
function covers(items: readonly Item[], history: readonly HistoryEntry[]): boolean {
  let from = 0
  for (const { role, content, block } of history) {
    const found = items.findIndex(
      (item, index) => index >= from && same(item, role, content, block !== undefined),
    )
    if (found < 0) return false
    from = found + 1
  }
  return true
}

function same(item: Item, role: Said['by'], content: string, isBlock: boolean): boolean {
  if (isBlock) return item.kind === 'block'
  if (role === 'user') {
    if (item.kind === 'confirmation') return item.answer !== undefined
    return item.kind === 'said' && item.by === 'user' && item.text === content
  }
  if (item.kind === 'said') return item.by === 'assistant' && item.text === content
  return (item.kind === 'plan' || item.kind === 'confirmation') && item.message === content
}
