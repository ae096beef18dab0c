import type { SequenceStep } from '#protocol'
import type { TurnNote } from '../port.ts'
import { actOf, presses } from './act.ts'
import { addressOf } from './address.ts'
import { judge } from './judge.ts'
import { prepare } from './prepare.ts'
import { pathOf, type Scene } from './scene.ts'
import type { Verdict } from './verdict.ts'

export interface CheckedPlan {
  readonly steps: readonly SequenceStep[]
  /** Why the plan may not run, if anything in it may not. */
  readonly refused: readonly string[]
  /** How many steps may run at once: up to the first that asks, or the first that leaves the page. */
  readonly free: number
  /** What the policy said of the step after those, when that is why the plan was cut. */
  readonly asks: Verdict | undefined
  readonly notes: readonly TurnNote[]
}

/** Judges the steps of a plan one after the other, each in view of those before it. */
export function checkPlan(proposed: readonly SequenceStep[], scene: Omit<Scene, 'earlier'>): CheckedPlan {
  const steps = proposed.map((step) => prepare(step, scene.page))
  const verdicts = steps.map((step, index) => judge(step, { ...scene, earlier: steps.slice(0, index) }))
  const asking = verdicts.findIndex(({ decision }) => decision === 'ask')
  const leaving = steps.findIndex((step) => leavesPage(step, scene))
  const cutByAsking = asking !== -1 && (leaving === -1 || asking <= leaving)
  return {
    steps,
    refused: verdicts.flatMap(({ decision, reason }, index) =>
      decision === 'refuse' ? [`step ${index + 1}: ${reason}`] : [],
    ),
    free: cutByAsking ? asking : leaving === -1 ? steps.length : leaving + 1,
    asks: cutByAsking ? verdicts[asking] : undefined,
    notes: verdicts.map(({ decision, rule, reason }, index) => ({
      kind: 'policy',
      decision,
      rule,
      step: nameOf(steps[index]),
      reason,
    })),
  }
}

/** What comes after a new page has loaded was planned without having seen that page. */
function leavesPage(step: SequenceStep, { page }: Omit<Scene, 'earlier'>): boolean {
  const act = actOf(step, page)
  if (act?.traits.leaves === 'always') return true
  const target = act && presses(act) ? act.target : undefined
  if (!target?.state.href || target.kind !== 'link') return false
  const url = addressOf(target.state.href, page)
  return url !== undefined && url.pathname !== pathOf(page)
}

function nameOf(step: SequenceStep | undefined): string {
  return step ? `${step.action} ${step.elementId}: ${step.description}` : ''
}
