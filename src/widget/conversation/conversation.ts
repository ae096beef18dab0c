import type { ServerEvent, Source } from '#protocol'

/** Something that was said, by either side. */
export type Said = VisitorSaid | AssistantSaid

interface SaidByEither {
  readonly kind: 'said'
  readonly key: string
  readonly text: string
  readonly at: number | undefined
}

export interface VisitorSaid extends SaidByEither {
  readonly by: 'user'
  /** How far it has come. */
  readonly delivery?: Delivery
  readonly streamId?: undefined
  readonly streaming?: undefined
  readonly tone?: undefined
  readonly sources?: undefined
}

export interface AssistantSaid extends SaidByEither {
  readonly by: 'assistant'
  readonly delivery?: undefined
  /** The stream it came in, by which feedback is given. */
  readonly streamId?: string
  /** More of it is still arriving; `chunks` of it are here. */
  readonly streaming?: boolean
  readonly chunks?: number
  readonly tone?: 'error' | 'done'
  readonly feedback?: 'up' | 'down'
  /** Where it was read. */
  readonly sources?: readonly Source[]
}

export type Delivery =
  | { readonly state: 'sending' | 'waiting' | 'sent' }
  | { readonly state: 'failed'; readonly reason: FailedSend; readonly retryAt?: number }

export type FailedSend = 'refused' | 'too-many' | 'cancelled'

export interface Block {
  readonly kind: 'block'
  readonly key: string
  readonly type: string
  readonly data: Record<string, unknown>
  readonly message: string | undefined
  readonly at: number | undefined
  /** Only the last unanswered block can still be answered. */
  readonly answered?: boolean
}

export interface PlanStep {
  readonly description: string
  /** The same while it is being done. */
  readonly doing?: string | undefined
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly error?: string
}

/** A plan while it is carried out, and afterwards its receipt. */
export interface Plan {
  readonly kind: 'plan'
  readonly key: string
  readonly message: string | undefined
  readonly steps: readonly PlanStep[]
  readonly state: 'running' | 'done' | 'failed' | 'stopped'
  /** What undo would bring back: 'offered', or how it went. */
  readonly undo?: 'offered' | 'undone' | 'partly'
  /** Whether something was pressed as well, which undo leaves as it is. */
  readonly lasting?: boolean
  readonly at: number
}

export interface Confirmation extends Omit<ServerEvent<'confirmation_required'>, 'confirmationId'> {
  readonly kind: 'confirmation'
  readonly key: string
  readonly confirmationId: string | undefined
  readonly at: number
  readonly answer?: 'yes' | 'no' | 'lapsed'
}

/** A quiet line between messages: a new session, a cleared chat. */
export interface Divider {
  readonly kind: 'line'
  readonly key: string
  readonly line: 'renewed' | 'cleared'
}

export type Item = Said | Block | Plan | Confirmation | Divider

/** Everything the panel shows of a conversation. */
export interface Conversation {
  readonly items: readonly Item[]
  /** A reply is awaited: from the visitor's message to the turn's terminal event. */
  readonly busy: boolean
  /** What GET drew, until `session_joined` brings the truth. */
  readonly provisional: boolean
  readonly next: number
}

export const emptyConversation: Conversation = { items: [], busy: false, provisional: true, next: 0 }

export const runningPlan = ({ items }: Conversation): Plan | undefined =>
  items.findLast((item): item is Plan => item.kind === 'plan' && item.state === 'running')

export const pendingConfirmation = ({ items }: Conversation): Confirmation | undefined =>
  items.findLast((item): item is Confirmation => item.kind === 'confirmation' && item.answer === undefined)

/** A block with nothing but one button: small enough to stand anywhere. */
export const isOneOffer = (item: { readonly kind: string } | undefined): item is Block =>
  item?.kind === 'block' && ((item as Block).data['options'] as unknown[] | undefined)?.length === 1

export const hasSpoken = ({ items }: Conversation): boolean =>
  items.some((item) => item.kind === 'said' && item.by === 'user')

/** Whether the plan drawn last is the first since the visitor's last message. */
export function beginsTurn({ items }: Conversation): boolean {
  const asked = items.findLastIndex((item) => item.kind === 'said' && item.by === 'user')
  return items.slice(asked + 1).filter(({ kind }) => kind === 'plan').length === 1
}
