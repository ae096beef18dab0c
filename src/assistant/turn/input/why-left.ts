import type { PageContext, SequenceStep } from '#protocol'
import type { Cut, Left } from '../../engine.ts'
import { actOf } from '../../policy/act.ts'
import type { CheckedPlan } from '../../policy/check-plan.ts'
import { viewOf } from '../../view/index.ts'
import type { PlanSteps } from '../turn-memory.ts'

/** Why the steps behind those that may be sent at once have to wait for a new look, where no question is the cause. */
export function whyCut({ steps, free, asks }: CheckedPlan, page: PageContext): Cut | undefined {
  const next = steps[free]
  if (asks || !next) return undefined
  const last = steps[free - 1]
  const act = last && actOf(last, page)
  if (act?.key?.effect === 'moves' || (act?.traits.keepsFocus && act.traits.acts)) return 'focus'
  const pressed = pressedBy(next, page)
  const isAgain =
    pressed !== undefined && steps.slice(0, free).some((step) => pressedBy(step, page) === pressed)
  return isAgain ? 'again' : 'leaves'
}

/** Why a plan whose steps so far succeeded does not go on; undefined where nothing of it is left. */
export function whyLeft(
  plan: PlanSteps,
  { hasRest, refused, page = {} }: { hasRest: boolean; refused: boolean; page: PageContext | undefined },
): Left | undefined {
  if (hasRest) return refused ? 'form' : 'interrupted'
  if (plan.cut) return plan.cut
  if (plan.lost === undefined) return undefined
  return viewOf(page).thing(plan.lost) ? 'uncovered' : 'missing'
}

function pressedBy(step: SequenceStep, page: PageContext): number | undefined {
  return actOf(step, page)?.pressed?.id
}
