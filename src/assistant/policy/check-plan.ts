import type { SequenceStep } from '#protocol'
import type { TurnNote } from '../port.ts'
import { actOf, presses } from './act.ts'
import { addressOf } from './address.ts'
import { judge } from './judge.ts'
import { prepare } from './prepare.ts'
import { pathOf, type PolicyContext } from './policy-context.ts'
import type { Verdict } from './verdict.ts'

export interface RefusedStep {
  /** Its index in what was judged. */
  readonly index: number
  readonly reason: string
}

export interface CheckedPlan {
  readonly steps: readonly SequenceStep[]
  /** What in the plan may not run, if anything, and why: then nothing of it may. */
  readonly refused: readonly RefusedStep[]
  /** How many steps may run at once: up to the first that asks, that leaves the page or that moves the focus. */
  readonly free: number
  /** What the policy said of the step after those, when that is why the plan was cut. */
  readonly asks: Verdict | undefined
  /** Later steps that one question with that step can speak of: nothing binding is among them. */
  readonly alsoAsk: readonly number[]
  readonly notes: readonly TurnNote[]
}

/** Judges the steps of a plan one after the other, each in view of those before it. */
export function checkPlan(
  proposed: readonly SequenceStep[],
  context: Omit<PolicyContext, 'earlier'>,
): CheckedPlan {
  const steps = proposed.map((step) => prepare(step, context.page))
  const verdicts = steps.map((step, index) => judge(step, { ...context, earlier: steps.slice(0, index) }))
  const asking = verdicts.findIndex(({ decision }) => decision === 'ask')
  const end = endOf(steps, context)
  const cutByAsking = asking !== -1 && asking < end
  return {
    steps,
    refused: verdicts.flatMap(({ decision, reason }, index) =>
      decision === 'refuse' ? [{ index, reason }] : [],
    ),
    free: cutByAsking ? asking : end,
    asks: cutByAsking ? verdicts[asking] : undefined,
    alsoAsk: cutByAsking && isLight(verdicts[asking]) ? later(verdicts, asking) : [],
    notes: verdicts.map(({ decision, rule, reason }, index) => ({
      kind: 'policy',
      decision,
      rule,
      step: stepLine(steps[index]),
      reason,
    })),
  }
}

/** What an engine is told of refused steps, numbered as in its plan; `from` of them ran before. */
export function refusalsOf(refused: readonly RefusedStep[], from = 0): string[] {
  return refused.map(({ index, reason }) => `step ${from + index + 1}: ${reason}`)
}

/** Questions that may share one confirmation: an unknown act, or a value of unknown origin. */
export function isLight(verdict: Verdict | undefined): boolean {
  return verdict?.decision === 'ask' && (verdict.remembers === true || verdict.rule === 'value-provenance')
}

function later(verdicts: readonly Verdict[], asking: number): number[] {
  return verdicts.flatMap((verdict, index) => (index > asking && isLight(verdict) ? [index] : []))
}

/** The index after the last step that can be sent without looking again. */
function endOf(steps: readonly SequenceStep[], context: Omit<PolicyContext, 'earlier'>): number {
  const pressed = new Set<number>()
  for (const [index, step] of steps.entries()) {
    const act = actOf(step, context.page)
    if (!act) continue
    if (act.pressed && act.pressed === act.target && act.pressed.use === 'press') {
      // What a button is may change with the first press: the second is judged on a new look.
      if (pressed.has(act.pressed.id)) return index
      pressed.add(act.pressed.id)
    }
    const movesFocus = act.key?.effect === 'moves' || (act.traits.keepsFocus && act.traits.acts)
    if (leavesPage(step, context) || movesFocus) return index + 1
  }
  return steps.length
}

/** What comes after a new page has loaded was planned without having seen that page. */
function leavesPage(step: SequenceStep, { page }: Omit<PolicyContext, 'earlier'>): boolean {
  const act = actOf(step, page)
  if (act?.traits.leaves === 'always') return true
  const target = act && presses(act) ? act.target : undefined
  if (!target?.state.href || target.kind !== 'link') return false
  const url = addressOf(target.state.href, page)
  return url !== undefined && url.pathname !== pathOf(page)
}

/** A step in the owner's timeline. */
export function stepLine(step: SequenceStep | undefined): string {
  return step ? `${step.action} ${step.elementId}: ${step.description}` : ''
}
