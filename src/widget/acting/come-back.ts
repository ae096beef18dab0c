import { pendingConfirmation, runningPlan } from '../conversation/conversation.ts'
import type { View } from '../panel/view.ts'

/** Whether the panel, made small, has to be large again: the task is over, needs the visitor, or has something to say. */
export function mustComeBack(
  { conversation, connection }: Pick<View, 'conversation' | 'connection'>,
  inTask: boolean,
): boolean {
  if (runningPlan(conversation)) return false
  const last = conversation.items.at(-1)
  const speaks = last?.kind === 'said' && last.streaming === true
  return !inTask || speaks || pendingConfirmation(conversation) !== undefined || lost.has(connection)
}

/** Without a line nobody goes on: the panel says why. */
const lost = new Set<View['connection']>(['reconnecting', 'elsewhere', 'ended'])
