import { limits } from '#protocol'
import type { EngineInput } from '../engine.ts'
import type { TurnState } from '../port.ts'
import { refusalsOf } from '../policy/check-plan.ts'
import { viewOf } from '../view/index.ts'
import type { Intake } from './input/absorb.ts'
import { askedSteps } from './plan/asking.ts'
import { check } from './plan/check.ts'
import { dispatch } from './plan/dispatch.ts'
import { joinResults } from './input/join-results.ts'
import { endInFailure, endTurn } from './terminal.ts'
import { withMissed, type AskedPlan, type PlanSteps, type SentPlan, type TurnMemory } from './turn-memory.ts'
import { pageOf, type Run } from './run.ts'
import { think } from './thinking/think.ts'

/**
 * Comes to the rest of a plan whose first steps have run. The page may have changed under it: it is judged again, and
 * after a yes it goes on only if what it is aimed at is still the same.
 */
export async function carryOn(plan: SentPlan, intake: Intake, run: Run): Promise<TurnState> {
  const { memory } = intake
  if (plan.goesOn && !isUnchanged(plan, run)) return tellLeft(plan, { left: 'changed' }, intake, run)
  const checked = await check(plan.steps.slice(plan.from), run, memory)
  for (const note of checked.notes) run.emit.note(note)
  if (checked.refused.length > 0) {
    const error = refusalsOf(checked.refused, plan.from).join('; ')
    return tellLeft(plan, { left: 'refused', error }, intake, run)
  }
  const { results, granted, agreed, lost } = plan
  return dispatch(checked, {
    memory,
    run,
    done: plan.steps.slice(0, plan.from),
    results,
    granted: granted ?? [],
    ...(agreed && { agreed }),
    ...(lost !== undefined && { lost }),
  })
}

interface Left {
  readonly left: 'changed' | 'refused'
  readonly error?: string
}

/** The engine decides how to go on, knowing how far it came. */
function tellLeft(plan: PlanSteps, { left, error }: Left, intake: Intake, run: Run): Promise<TurnState> {
  const last = { success: error === undefined, completedSteps: 0, results: [], ...(error && { error }) }
  const result = joinResults(last, plan.results, plan)
  const { agreed } = plan
  const told: EngineInput = { kind: 'result', planId: '', result, left, ...(agreed && { agreed }) }
  return think({ ...intake, memory: { ...intake.memory, plan: null }, inputs: [told] }, run)
}

/**
 * After a yes to what is no longer there, nothing is done. A model is told, and may ask again about what is there now;
 * with the built-in engine it is for the visitor to say again.
 */
export async function afterChange(plan: AskedPlan, intake: Intake, run: Run): Promise<TurnState> {
  const { options, request } = run
  const thinks = await options.engineFor(request).then(
    ({ isModel }) => isModel,
    () => false,
  )
  if (thinks) {
    const agreed = [...(plan.agreed ?? []), ...askedSteps(plan)]
    return tellLeft({ ...plan, agreed }, { left: 'changed' }, intake, run)
  }
  const told = { kind: 'refused', reasons: ['the page has changed since the visitor was asked'] } as const
  return offerAnotherLook(withMissed(intake.memory, [told]), run)
}

/** Says that the page has changed, with a button that says the same wish again; a long one is the visitor's to say. */
function offerAnotherLook(memory: TurnMemory, { emit, texts }: Run): TurnState {
  const { message: payload } = memory
  if (!payload || payload.length > limits.blockTextCharacters)
    return endInFailure(emit, memory, texts.pageChanged)
  emit.say(texts.pageChanged)
  return endTurn(emit, memory, 'failed', {
    name: 'ui_block',
    payload: { block_type: 'buttons', data: { items: [{ label: texts.lookAgain, payload }] } },
  })
}

function isUnchanged({ steps, from }: PlanSteps, run: Run): boolean {
  const view = viewOf(pageOf(run))
  return steps.slice(from).every(({ elementId, seal }) => {
    const thing = view.thing(elementId)
    return elementId < 0 || (thing !== undefined && thing.state.seal === seal)
  })
}
