import type { StepResult } from '#protocol'
import type { AssistantSaid, Conversation, Item, Plan, PlanStep } from './conversation.ts'
import { fromHistory, mergeHistory } from './from-history.ts'
import type { HappeningName, Happenings } from './happening.ts'

type Reducers = {
  [Name in HappeningName]: (state: Conversation, what: Happenings[Name], at: number) => Conversation
}

/** What each happening does to the conversation. Pure: the time comes in. */
const reducers: Reducers = {
  restored: (state, { history, receipts }) => ({
    ...state,
    items: fromHistory(history, receipts),
    provisional: true,
  }),
  joined: (state, { history, receipts }) => ({
    ...state,
    items: mergeHistory(state.items, history, { replace: state.provisional, receipts }),
    // A page that loads between question and answer waits for the answer.
    busy: state.busy || (state.provisional && history.at(-1)?.role === 'user'),
    provisional: false,
  }),

  sent: (state, { clientMessageId, text }, at) =>
    add(lapse({ ...state, busy: true }), {
      kind: 'said',
      key: clientMessageId,
      by: 'user',
      text,
      at,
      delivery: { state: 'sending' },
    }),
  sending: (state, { clientMessageId }) =>
    update({ ...state, busy: true }, clientMessageId, { delivery: { state: 'sending' } }),
  // Nobody writes an answer to what has not been sent.
  waiting: (state, { clientMessageId }) =>
    update({ ...state, busy: false }, clientMessageId, { delivery: { state: 'waiting' } }),
  delivered: (state, { clientMessageId }) => update(state, clientMessageId, { delivery: { state: 'sent' } }),
  failed: (state, { clientMessageId, reason, retryAt }) =>
    update({ ...state, busy: false }, clientMessageId, { delivery: { state: 'failed', reason, retryAt } }),

  message_chunk(state, { streamId, delta, chunkIndex }, at) {
    const open = said(state, streamId)
    if (!open)
      return add(state, { ...assistant(streamId, delta, at), streaming: true, chunks: chunkIndex + 1 })
    if (!open.streaming || chunkIndex < (open.chunks ?? 0)) return state
    return update(state, open.key, { text: open.text + delta, chunks: chunkIndex + 1 })
  },
  message_done(state, { streamId, text, more, sources }, at) {
    const open = said(state, streamId)
    const busy = more === true
    const now = busy ? { ...state, busy } : { ...withoutForeignPlans(state), busy }
    const read = sources && { sources }
    if (open) return update(now, open.key, { text, streaming: false, ...read })
    return add(now, { ...assistant(streamId, text, at), ...read })
  },
  message: (state, { text, isError }, at) =>
    add(over(state), { ...assistant(undefined, text, at), ...(isError && { tone: 'error' as const }) }),
  task_complete: (state, { message }, at) =>
    add(over(state), { ...assistant(undefined, message, at), tone: 'done' }),
  ui_block: (state, { block_type: type, data, message }, at) =>
    add(state, { kind: 'block', key: '', type, data, message, at }),

  action_plan: (state, { actions, message, planId = '' }, at) =>
    planId && state.items.some((item) => item.key === planId)
      ? state
      : add(
          { ...withoutOffers(lapse(state)), busy: true },
          {
            kind: 'plan',
            key: planId,
            message,
            steps: actions.map(({ description, doing }) => ({ description, doing, state: 'waiting' })),
            state: 'running',
            at,
          },
        ),
  step_began: (state, { planId, index }) => step(state, planId, index, { state: 'running' }),
  step_ended: (state, { planId, index, result }) => step(state, planId, index, stepState(result)),
  plan_ended(state, { planId, state: ended, results, canUndo, lasting }) {
    const plan = planOf(state, planId)
    if (!plan) return state
    // Steps that an earlier page carried out are only known from the results.
    const steps = plan.steps.map((one, at) => (results[at] ? { ...one, ...stepState(results[at]) } : one))
    return update(withoutOffers(state), plan.key, {
      state: ended,
      steps,
      ...(canUndo && { undo: 'offered', lasting }),
    })
  },
  undone: (state, { planId, complete }) => update(state, planId, { undo: complete ? 'undone' : 'partly' }),

  confirmation_required: (state, { confirmationId, ...card }, at) =>
    confirmationId !== undefined && state.items.some((item) => item.key === confirmationId)
      ? state
      : add(lapse(state), { kind: 'confirmation', key: confirmationId ?? '', confirmationId, at, ...card }),
  answered: (state, { key, confirmed }) =>
    update({ ...state, busy: true }, key, { answer: confirmed ? 'yes' : 'no' }),

  block_answered: (state, { key }) => update(state, key, { answered: true }),
  feedback: (state, { streamId, value }) =>
    update(state, said(state, streamId)?.key ?? '', { feedback: value }),
  stopped: (state) => over(state),
  line: (state, { line }) => add(state, { kind: 'line', key: '', line }),
  cleared: (state, { provisional = false }) => ({ ...state, items: [], busy: false, provisional }),
}

/** The conversation after something happened. */
export function reduce<Name extends HappeningName>(
  state: Conversation,
  name: Name,
  what: Happenings[Name],
  at: number,
): Conversation {
  return reducers[name](state, what, at)
}

function add(state: Conversation, item: Item): Conversation {
  const keyed = { ...item, key: item.key || `n${state.next}` }
  return { ...state, items: [...state.items, keyed], next: state.next + 1 }
}

function update(state: Conversation, key: string, change: object): Conversation {
  return { ...state, items: state.items.map((item) => (item.key === key ? { ...item, ...change } : item)) }
}

function step(
  state: Conversation,
  planId: string,
  index: number,
  change: Partial<Plan['steps'][number]>,
): Conversation {
  const plan = planOf(state, planId)
  if (!plan) return state
  // What lies before it was done on an earlier page.
  const steps = plan.steps.map((one, at) =>
    at === index
      ? { ...one, ...change }
      : at < index && one.state === 'waiting'
        ? { ...one, state: 'done' }
        : one,
  )
  return update(state, plan.key, { steps })
}

/** Undo brings back everything since the visitor's last message, so that only the last receipt offers it. */
function withoutOffers(state: Conversation): Conversation {
  const items = state.items.map((item) =>
    item.kind === 'plan' && item.undo === 'offered' ? { ...item, undo: undefined } : item,
  )
  return { ...state, items }
}

function stepState({ success, error }: StepResult): Partial<PlanStep> {
  return { state: success ? 'done' : 'failed', ...(error !== undefined && { error }) }
}

/** A plan without an id is the one that runs. */
function planOf(state: Conversation, planId: string): Plan | undefined {
  return state.items.findLast(
    (item): item is Plan => item.kind === 'plan' && (planId ? item.key === planId : item.state === 'running'),
  )
}

function assistant(streamId: string | undefined, text: string, at: number): AssistantSaid {
  return { kind: 'said', key: '', by: 'assistant', text, at, ...(streamId && { streamId }) }
}

function said(state: Conversation, streamId: string): AssistantSaid | undefined {
  return state.items.findLast(
    (item): item is AssistantSaid => item.kind === 'said' && item.streamId === streamId,
  )
}

/** The turn has ended: nothing is awaited any more. */
function over(state: Conversation): Conversation {
  return { ...withoutForeignPlans(lapse(state)), busy: false }
}

/** Of a plan that another tab carried out only its words are known here, as in a history. */
function withoutForeignPlans(state: Conversation): Conversation {
  const isForeign = (item: Item): item is Plan =>
    item.kind === 'plan' && item.state === 'running' && item.steps.every((one) => one.state === 'waiting')
  if (!state.items.some(isForeign)) return state
  return {
    ...state,
    items: state.items.flatMap((item) => {
      if (!isForeign(item)) return [item]
      const { key, message: text, at } = item
      return text ? [{ kind: 'said', key, by: 'assistant', text, at } as const] : []
    }),
  }
}

/** An unanswered question is gone with a new message, a new plan or the end of the turn. */
function lapse(state: Conversation): Conversation {
  const open = state.items.some((item) => item.kind === 'confirmation' && item.answer === undefined)
  if (!open) return state
  return {
    ...state,
    items: state.items.map((item) =>
      item.kind === 'confirmation' && item.answer === undefined
        ? { ...item, answer: 'lapsed' as const }
        : item,
    ),
  }
}
