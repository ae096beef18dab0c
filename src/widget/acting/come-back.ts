import { isOneOffer, pendingConfirmation, type Conversation } from '../conversation/conversation.ts'
import { foldTasks } from '../conversation/fold-tasks.ts'
import type { View } from '../core/view.ts'

/**
 * Whether the panel, made small, has to be large again: it has something to say that no bar can hold. After acting it
 * stays small as long as `covers` says that it would lie over what it has just done.
 */
export function mustComeBack(
  { conversation, connection }: Pick<View, 'conversation' | 'connection'>,
  { inTask, covers }: { inTask: boolean; covers: boolean },
): boolean {
  if (lost.has(connection)) return true
  if (inTask) return false
  const { items, busy } = conversation
  const question = pendingConfirmation(conversation)
  if (question) {
    // What was answered before it stands in the chat alone.
    const before = items[items.indexOf(question) - 1]
    return before?.kind === 'said' && before.by === 'assistant'
  }
  if (busy) return false
  return !covers || !endsInTask(conversation)
}

/** Whether the last thing that happened was done on the page, with nothing but words and one way on after it. */
export function endsInTask({ items, busy }: Conversation): boolean {
  const drawn = foldTasks(items, busy)
  const at = drawn.findLastIndex(({ kind }) => kind === 'task')
  return (
    at >= 0 &&
    drawn
      .slice(at + 1)
      .every((item) => (item.kind === 'said' ? isPlain(item.by, item.text) : isOneOffer(item)))
  )
}

/** A question is answered in the chat. */
function isPlain(by: string, text: string): boolean {
  return by === 'assistant' && !/[?？؟]\s*$/.test(text)
}

/** Without a connection nobody goes on: the panel says why. */
const lost = new Set<View['connection']>(['reconnecting', 'elsewhere', 'ended'])
