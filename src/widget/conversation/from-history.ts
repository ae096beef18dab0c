import type { HistoryEntry } from '#protocol'
import type { Item, Said } from './conversation.ts'

/** Turns history entries into what the panel shows; keys follow the position, so that redrawing is calm. */
export function fromHistory(history: readonly HistoryEntry[]): Item[] {
  return history.flatMap(({ role, content, at, streamId, block }, index): Item[] => {
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
          answered: true,
        },
      ]
    return [{ kind: 'said', key, by: role, text: content, at, ...(streamId && { streamId }) }]
  })
}

/** What the server's history has taken up of what is drawn: the rest is kept after it. */
export function mergeHistory(items: readonly Item[], history: readonly HistoryEntry[]): Item[] {
  if (covers(items, history)) return [...items]
  const known = new Set(history.filter(({ role }) => role === 'user').map(({ content }) => content))
  const unsent = items.filter(
    (item) => item.kind === 'said' && item.by === 'user' && item.delivery && !known.has(item.text),
  )
  return [...fromHistory(history), ...unsent]
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
