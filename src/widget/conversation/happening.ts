import type { HistoryEntry, LoggedEventName, ServerEvent, StepResult } from '#protocol'
import type { FailedSend, Divider } from './conversation.ts'
import type { Receipt } from './receipt.ts'

/** Everything that can change a conversation, by name. Server events keep their own. */
export type Happenings = { [Name in LoggedEventName]: ServerEvent<Name> } & {
  restored: { history: readonly HistoryEntry[]; receipts?: readonly Receipt[] }
  joined: { history: readonly HistoryEntry[]; receipts?: readonly Receipt[] }
  sent: { clientMessageId: string; text: string }
  sending: { clientMessageId: string }
  waiting: { clientMessageId: string }
  delivered: { clientMessageId: string }
  failed: { clientMessageId: string; reason: FailedSend; retryAt?: number }
  step_began: { planId: string; index: number }
  step_ended: { planId: string; index: number; result: StepResult }
  plan_ended: {
    planId: string
    state: 'done' | 'failed' | 'stopped'
    results: readonly StepResult[]
    canUndo: boolean
    lasting?: boolean
  }
  undone: { planId: string; complete: boolean }
  answered: { key: string; confirmed: boolean }
  block_answered: { key: string }
  feedback: { streamId: string; value: 'up' | 'down' }
  stopped: object
  line: { line: Divider['line'] }
  /** With `provisional`, what the server tells next takes its place. */
  cleared: { provisional?: boolean }
}

export type HappeningName = keyof Happenings
