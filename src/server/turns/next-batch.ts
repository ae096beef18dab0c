import { planFor, questionFor, type TurnInput, type TurnState } from '#assistant'
import { byKind, limits, type HistoryEntry } from '#protocol'
import type { InboxItem } from '#store'
import type { InboxInput } from './inbox-input.ts'
import { answerEntry, type SavedTurn } from './saved-turn.ts'

type Matcher<Kind extends InboxInput['kind']> = (
  input: Extract<InboxInput, { kind: Kind }>,
  state: Pick<TurnState, 'waiting' | 'open'>,
) => TurnInput | undefined

/** How each inbox input meets the turn. What fits nothing the turn waits for is dropped. */
const matchers: { [Kind in InboxInput['kind']]: Matcher<Kind> } = {
  message: (input) => input,
  action({ actionId, result }, { waiting }) {
    const plan = planFor(waiting, { actionId })
    return plan && { kind: 'result', planId: plan.planId, result: { ...result, results: [result] } }
  },
  sequence({ planId, result }, { waiting }) {
    const plan = planFor(waiting, { planId })
    return plan && { kind: 'result', planId: plan.planId, result }
  },
  confirmation({ confirmationId, confirmed, remember, at = Infinity }, { waiting }) {
    const question = questionFor(waiting, { confirmationId })
    const wasAsked = question && question.expiresAt - limits.confirmationMs <= at
    // An answer that names no question is for one that it can have heard.
    if (confirmationId === undefined && !wasAsked) return undefined
    return (
      question && {
        kind: 'confirmation',
        confirmationId: question.confirmationId,
        confirmed,
        ...(remember && { remember }),
      }
    )
  },
  continue: ({ planId }, { waiting, open }) =>
    open && (planId === undefined || planFor(waiting, { planId })) ? { kind: 'continue' } : undefined,
  silence: ({ planId }, { waiting }) => (planFor(waiting, { planId }) ? { kind: 'silence' } : undefined),
  stop: () => ({ kind: 'stop' }),
}

export interface Batch {
  /** Inbox items this batch deals with, the dropped ones included. */
  readonly consumed: number[]
  readonly inputs: TurnInput[]
  /** What the visitor answered to a question and the history does not have yet. */
  readonly answers: HistoryEntry[]
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
  const found = matched(taken, saved)
  const inputs = [...(saved.carried ?? []), ...found.inputs]
  if (silent && inputs.length === 0) inputs.push({ kind: 'silence' })
  const dueAt = Math.max(...items.map(({ input }) => dueOf(input as InboxInput)))
  // A new page alone leaves the plan under way its time; whatever else has come is dealt with at once, and the page with it.
  if (dueAt > now && !said && inputs.length > 0 && inputs.every((input) => input.kind === 'continue'))
    return { consumed: [], inputs: [], answers: [], more: false, dueAt }
  const stopped = stopAt !== -1
  if (stopped && said) inputs.splice(inputs.length - 1, 0, { kind: 'said', text: said })
  const idle = !saved.state?.open && inputs.every((input) => input.kind === 'stop')
  return {
    consumed: taken.map((item) => item.id),
    inputs: idle && !said ? [] : inputs,
    answers: found.answers,
    more: taken.length < items.length,
  }
}

function dueOf(input: InboxInput): number {
  return input.kind === 'continue' ? (input.dueAt ?? 0) : 0
}

function matched(
  items: readonly InboxItem[],
  { state, labels }: SavedTurn,
): Pick<Batch, 'inputs' | 'answers'> {
  const open = state?.open ?? false
  let waiting = state?.waiting ?? null
  const inputs: TurnInput[] = []
  const answers: HistoryEntry[] = []
  for (const { input } of items as readonly { input: InboxInput }[]) {
    const found = byKind(matchers, input, { waiting, open })
    if (!found) continue
    // A question is over with a new message; the report of a plan is still told to the owner.
    const isOver = found.kind === 'message' ? waiting?.kind === 'confirmation' : found.kind in settles
    if (isOver) waiting = null
    if (input.kind === 'confirmation' && input.at !== undefined)
      answers.push(answerEntry(input.confirmed, labels, input.at))
    inputs.push(found)
  }
  const answered = inputs.some((input) => input.kind === 'result')
  return { inputs: answered ? inputs.filter((input) => input.kind !== 'continue') : inputs, answers }
}

/** What settles the plan or the question that was waited for. */
const settles = { result: true, silence: true, confirmation: true }
