import type { TurnInput, TurnState, Waiting } from '#assistant'
import { byKind } from '#protocol'
import type { InboxItem } from '#store'
import type { InboxInput } from './inbox-input.ts'
import type { SavedTurn } from './saved-turn.ts'

type Plan = Extract<Waiting, { kind: 'plan' }>
type Question = Extract<Waiting, { kind: 'confirmation' }>

type Matcher<Kind extends InboxInput['kind']> = (
  input: Extract<InboxInput, { kind: Kind }>,
  waiting: { plan: Plan | undefined; question: Question | undefined; open: boolean },
) => TurnInput | undefined

/** How each inbox input meets the turn. What fits nothing the turn waits for is dropped: late, repeated or forged. */
const matchers: { [Kind in InboxInput['kind']]: Matcher<Kind> } = {
  message: (input) => input,
  action: ({ actionId, result }, { plan }) =>
    plan && plan.actionId === actionId
      ? { kind: 'result', planId: plan.planId, result: { ...result, results: [result] } }
      : undefined,
  sequence: ({ planId, result }, { plan }) =>
    plan && (planId === undefined || planId === plan.planId)
      ? { kind: 'result', planId: plan.planId, result }
      : undefined,
  confirmation: ({ confirmationId, confirmed }, { question }) =>
    question && (confirmationId === undefined || confirmationId === question.confirmationId)
      ? { kind: 'confirmation', confirmationId: question.confirmationId, confirmed }
      : undefined,
  continue: ({ planId }, { plan, open }) =>
    open && (planId === undefined || planId === plan?.planId) ? { kind: 'continue' } : undefined,
  silence: ({ planId }, { plan }) => (plan?.planId === planId ? { kind: 'silence' } : undefined),
  stop: () => ({ kind: 'stop' }),
}

export interface Batch {
  /** Inbox items this batch deals with, the dropped ones included. */
  readonly consumed: number[]
  readonly inputs: TurnInput[]
  /** The inbox holds more that can be dealt with at once. */
  readonly more: boolean
  /** When what was left to wait is due. */
  readonly dueAt?: number
}

export interface BatchOptions {
  readonly saved: SavedTurn
  readonly items: readonly InboxItem[]
  /** The deadline of what the turn waits for has passed. */
  readonly silent: boolean
  /** What the visitor saw of a reply that is still open. */
  readonly said: string | undefined
  readonly now: number
}

/** Takes what the next run deals with: everything up to the first `stop`, each answer once. */
export function nextBatch({ saved, items, silent, said, now }: BatchOptions): Batch {
  const stopAt = items.findIndex((item) => (item.input as InboxInput).kind === 'stop')
  const taken = stopAt === -1 ? items : items.slice(0, stopAt + 1)
  const inputs = [...(saved.carried ?? []), ...matched(taken, saved.state)]
  if (silent && inputs.length === 0) inputs.push({ kind: 'silence' })
  const dueAt = Math.max(...items.map(({ input }) => dueOf(input as InboxInput)))
  // A new page alone leaves the plan under way its time; whatever else has come is dealt with at once, and the page with it.
  if (dueAt > now && !said && inputs.length > 0 && inputs.every((input) => input.kind === 'continue'))
    return { consumed: [], inputs: [], more: false, dueAt }
  const stopped = stopAt !== -1
  if (stopped && said) inputs.splice(inputs.length - 1, 0, { kind: 'said', text: said })
  const idle = !saved.state?.open && inputs.every((input) => input.kind === 'stop')
  return {
    consumed: taken.map((item) => item.id),
    inputs: idle && !said ? [] : inputs,
    more: taken.length < items.length,
  }
}

function dueOf(input: InboxInput): number {
  return input.kind === 'continue' ? (input.dueAt ?? 0) : 0
}

function matched(items: readonly InboxItem[], state: TurnState | undefined): TurnInput[] {
  const waiting = state?.waiting ?? null
  let plan = waiting?.kind === 'plan' ? waiting : undefined
  let question = waiting?.kind === 'confirmation' ? waiting : undefined
  const inputs: TurnInput[] = []
  for (const { input } of items as readonly { input: InboxInput }[]) {
    const found = byKind(matchers, input, { plan, question, open: state?.open ?? false })
    if (!found) continue
    if (found.kind === 'result' || found.kind === 'silence') plan = undefined
    if (found.kind === 'confirmation' || found.kind === 'message') question = undefined
    inputs.push(found)
  }
  const answered = inputs.some((input) => input.kind === 'result')
  return answered ? inputs.filter((input) => input.kind !== 'continue') : inputs
}
