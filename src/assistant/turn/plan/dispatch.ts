import type { SequenceStep, StepResult } from '#protocol'
import type { CheckedPlan } from '../../policy/check-plan.ts'
import type { TurnState } from '../../port.ts'
import { fingerprint } from '../../view/index.ts'
import { ask } from './asking.ts'
import { touching, type PlanSteps, type SentPlan, type TurnMemory } from '../turn-memory.ts'
import { planEvent } from './plan-event.ts'
import { formSentBy } from '../input/refused-form.ts'
import type { Run } from '../run.ts'
import { whyCut } from '../input/why-left.ts'

export interface Dispatching {
  readonly memory: TurnMemory
  readonly run: Run
  readonly message?: string | undefined
  /** The steps of the same plan that have run already, how they went, and what the visitor granted. */
  readonly done?: readonly SequenceStep[]
  readonly results?: readonly StepResult[]
  readonly granted?: readonly string[]
  /** Indexes of those that the visitor was asked about. */
  readonly agreed?: readonly number[]
  readonly lost?: number
}

/** Sends the steps of a checked plan that are free, or asks for the first that is not. */
export function dispatch(checked: CheckedPlan, options: Dispatching): TurnState {
  const { memory, run, message, done = [], results = [], granted = [], agreed, lost } = options
  const { page } = run.request
  const free = checked.steps.slice(0, checked.free)
  const cut = whyCut(checked, page ?? {})
  const plan: PlanSteps = {
    steps: [...done, ...checked.steps],
    from: done.length,
    to: done.length + checked.free,
    asksNext: checked.asks !== undefined,
    results,
    granted,
    ...(agreed && { agreed }),
    ...(cut && { cut }),
    ...(lost !== undefined && { lost }),
  }
  // The question says what will happen; the plan's own words for it would say it twice.
  if (checked.free === 0 && checked.asks)
    return ask(
      { ...plan, to: plan.from + 1, asksNext: false },
      {
        verdict: checked.asks,
        steps: [0, ...checked.alsoAsk].map((index) => done.length + index),
        memory,
        run,
      },
    )
  const { payload, waiting } = planEvent(free, message, run)
  run.emit.send({ name: 'action_plan', payload })
  const sent: SentPlan = { ...plan, fingerprint: fingerprint(page), submission: formSentBy(free, page) }
  const after: TurnMemory = { ...touching(memory, free), plan: sent }
  return { version: 1, open: true, waiting, memory: after }
}
