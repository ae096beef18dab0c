import { type ActionName, actionNamed, type SequenceStep, type StepResult, verbs } from '#protocol'
import { isFormField } from '../dom/kind.ts'
import { cutLabel } from '../text.ts'
import { actions } from './actions.ts'
import type { Changes } from './changes.ts'
import { fail, StepFailure } from './failure.ts'
import { guardForms } from './guard-forms.ts'
import type { Hands } from './hands.ts'
import { compareSeal, meantBy } from './target/judged.ts'
import { refuse } from './refuse.ts'

export interface RunOptions {
  readonly hands: Hands
  readonly changes: Changes
  readonly signal: AbortSignal
  /** The plan that the step belongs to. */
  readonly plan?: RunningPlan | undefined
}

/** What a step has to know of the others of its plan. */
export interface RunningPlan {
  readonly next: SequenceStep | undefined
  /** What was pressed so far. */
  readonly pressed: Set<Element>
}

/** Runs one step against the elements of the last snapshot. Never throws: a failure is a result. */
export async function runStep(
  step: SequenceStep,
  { hands, changes, signal, plan }: RunOptions,
): Promise<StepResult> {
  const aimed = step.elementId >= 0
  const result: StepResult = {
    success: true,
    description: step.description || step.action,
    ...(aimed ? { elementId: step.elementId } : {}),
  }
  let noted: (() => void) | undefined
  const forms = guardForms(hands, hands.elements.get(step.elementId))
  try {
    const action =
      actionNamed(step.action) ?? fail('unsupported_action', `There is no action “${step.action}”.`)
    const target = () => targetOf(step.elementId, action, hands)
    const compare = () => compareSeal(found(step.elementId, hands), step.seal, hands)
    if (aimed) compare()
    let judged = !aimed
    const judge = () => {
      // Once: what a step does may give its target another name.
      if (!judged) compare()
      judged = true
    }
    if (aimed && pressesOnce.test(action)) pressOnce(target(), step, plan)
    noted = aimed ? changes.before(target()) : undefined
    const again = () => {
      judged = !aimed
    }
    const act = { step, input: step.inputData ?? '', hands, signal, next: plan?.next, target, judge, again }
    Object.assign(result, await actions[action](act))
    const { undo } = verbs[action]
    // What is put back is the value of a field: a click on anything else stays done.
    if (undo === 'none' || (undo === 'restore' && !noted)) changes.noteLasting()
  } catch (error) {
    const known =
      error instanceof StepFailure
        ? error.result
        : new StepFailure('no_effect', cutLabel(`The page failed: ${error}`)).result
    Object.assign(result, known, { success: false })
  } finally {
    // Also a field that took something else than it was given.
    noted?.()
  }
  const host = forms()
  if (host) {
    const { result: refused } = new StepFailure(
      'cross_origin',
      `The form goes to ${host}, outside this site.`,
    )
    Object.assign(result, refused, { success: false })
  }
  return result
}

function found(id: number, { elements, marks }: Hands): Element {
  const element = elements.get(id)
  if (element && !marks.isIgnored(element)) return element
  fail(elements.has(id) ? 'stale_element' : 'element_not_found', 'It is not on the page.')
}

function targetOf(id: number, action: ActionName, hands: Hands): Element {
  const element = meantBy(found(id, hands))
  refuse(action, element, hands)
  return element
}

const pressesOnce = /^(click|double_click|submit)$/

/** A plan that presses something twice without saying how often is mistaken, or was made so by the page. */
function pressOnce(element: Element, { times }: SequenceStep, plan: RunningPlan | undefined): void {
  if (!plan || isFormField(element)) return
  if (plan.pressed.has(element) && times === undefined)
    fail('no_effect', 'It was pressed already in this plan, and is not pressed again.')
  plan.pressed.add(element)
}
