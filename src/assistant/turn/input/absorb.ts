import { byKind, type SequenceResult } from '#protocol'
import type { EngineInput } from '../../engine.ts'
import type { TurnInput, TurnRequest, Waiting } from '../../port.ts'
import {
  emptyTurnMemory,
  isAsked,
  readTurnMemory,
  type AskedPlan,
  type PlanSteps,
  type SentPlan,
  type TurnMemory,
} from '../turn-memory.ts'
import { effectOf } from './effect-of.ts'
import { heldBy } from './held-by.ts'
import { refusedForm } from './refused-form.ts'
import { joinResults } from './join-results.ts'
import { planFor, questionFor } from './waited-for.ts'
import { whyLeft } from './why-left.ts'

/** The conversation after its new inputs were matched with what it waited for, and what is to be done now. */
export interface Intake {
  readonly memory: TurnMemory
  readonly open: boolean
  readonly waiting: Waiting | null
  /** What the engine has to be told. */
  readonly inputs: readonly EngineInput[]
  readonly next: Next
}

export type Next =
  /** Nothing that concerns a turn has happened. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'think' }
  /** `streaming`: a reply was open and ends by itself. */
  | { readonly kind: 'stopped'; readonly streaming: boolean }
  | { readonly kind: 'unanswered'; readonly what: Waiting['kind'] }
  /** The visitor said yes, or no, to the step in hand. */
  | { readonly kind: 'approved'; readonly plan: AskedPlan; readonly remember: boolean }
  | { readonly kind: 'declined'; readonly plan: AskedPlan }
  /** Some steps are done, and the rest of their plan comes next. */
  | { readonly kind: 'carryOn'; readonly plan: SentPlan }

/** Takes the inputs in their order. What answers nothing that is waited for is ignored. */
export function absorb(request: TurnRequest, now: number): Intake {
  const { state } = request
  const intake: Intake = {
    memory: readTurnMemory(state?.memory),
    open: state?.open ?? false,
    waiting: state?.waiting ?? null,
    inputs: [],
    next: { kind: 'rest' },
  }
  for (const [index, input] of request.inputs.entries()) {
    const circumstances = { request, now, before: request.inputs[index - 1] }
    Object.assign(intake, byKind(takers, input, intake, circumstances))
  }
  return intake
}

interface Circumstances {
  readonly request: TurnRequest
  readonly now: number
  readonly before: TurnInput | undefined
}

type Taker<Kind extends TurnInput['kind']> = (
  input: Extract<TurnInput, { kind: Kind }>,
  intake: Intake,
  circumstances: Circumstances,
) => Partial<Intake> | undefined

const think: Next = { kind: 'think' }
const lateAnswer: Next = { kind: 'unanswered', what: 'confirmation' }

const takers: { [Kind in TurnInput['kind']]: Taker<Kind> } = {
  /** A new message cancels whatever was waited for and gives the turn its steps back. */
  message: (input, { memory, inputs, open, waiting }) => ({
    memory: {
      ...memory,
      // Messages that came together are one.
      message: inputs.some(({ kind }) => kind === 'message')
        ? `${memory.message}\n${input.text}`
        : input.text,
      step: 0,
      act: null,
      plan: null,
      held: heldBy(memory, waiting),
      effect: open ? memory.effect : emptyTurnMemory.effect,
    },
    open: true,
    waiting: null,
    inputs: [...inputs, input],
    next: think,
  }),

  said: (input, { inputs }) => ({ inputs: [...inputs, input] }),

  result: ({ planId, result }, { memory, waiting, inputs }, { request }) => {
    const plan = sentPlan(memory)
    if (!plan || !planFor(waiting, { planId })) return undefined
    const results = [...plan.results, ...resultsOf(result, plan)]
    const refused = refusedForm(plan.submission, request)
    const seen = { ...memory, effect: effectOf(memory, result, request, refused) }
    const hasRest = plan.asksNext || (plan.goesOn === true && plan.to < plan.steps.length)
    if (result.success && hasRest && !refused && inputs.length === 0) {
      const rest = { ...plan, from: plan.to, to: plan.to + 1, results }
      return { memory: { ...seen, plan: rest }, waiting: null, next: { kind: 'carryOn', plan: rest } }
    }
    const left =
      result.success && whyLeft(plan, { hasRest, refused: refused !== undefined, page: request.page })
    const joined: EngineInput = {
      kind: 'result',
      planId,
      result: joinResults(result, results, plan),
      ...(plan.agreed && { agreed: plan.agreed }),
      ...(left && { left }),
      ...(refused && { refusedForm: refused }),
    }
    return { memory: { ...seen, plan: null }, waiting: null, inputs: [...inputs, joined], next: think }
  },

  confirmation: (input, { memory, waiting, inputs }, { now }) => {
    const question = questionFor(waiting, input)
    if (!question) return undefined
    const { plan } = memory
    if (now > question.expiresAt || !plan || !isAsked(plan))
      return { memory: { ...memory, plan: null }, waiting: null, next: lateAnswer }
    if (input.confirmed)
      return { waiting: null, next: { kind: 'approved', plan, remember: input.remember === true } }
    return {
      memory: { ...memory, plan: null },
      waiting: null,
      inputs: [...inputs, { ...input, done: plan.from, results: plan.results }],
      next: { kind: 'declined', plan },
    }
  },

  /** Ends a plan that led to a new page. A question stays: its answer is checked against the page it was about. */
  continue: (input, { memory, waiting, inputs, open }, { request }) => {
    if (!open || waiting?.kind === 'confirmation') return undefined
    const plan = sentPlan(memory)
    const refused = refusedForm(plan?.submission, request)
    const effect = plan ? effectOf(memory, { success: true }, request, refused) : memory.effect
    return {
      memory: { ...memory, plan: null, effect },
      waiting: null,
      inputs: [...inputs, { ...input, ...(refused && { refusedForm: refused }) }],
      next: think,
    }
  },

  silence: (_, { memory, waiting }) =>
    waiting
      ? {
          memory: { ...memory, plan: null },
          waiting: null,
          next: { kind: 'unanswered', what: waiting.kind },
        }
      : undefined,

  stop: (_, { memory, open }, { before }) =>
    open
      ? {
          memory: { ...memory, plan: null },
          waiting: null,
          next: { kind: 'stopped', streaming: before?.kind === 'said' },
        }
      : undefined,
}

function sentPlan({ plan }: TurnMemory): SentPlan | undefined {
  return plan && !isAsked(plan) ? plan : undefined
}

function resultsOf(result: SequenceResult, plan: PlanSteps) {
  if (result.results) return result.results.slice(0, plan.to - plan.from)
  const { success, description, error, reason } = result
  return plan.to - plan.from === 1 ? [{ success, description, error, reason }] : []
}
