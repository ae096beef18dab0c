import { type ActionName, actionNamed, type SequenceStep, type StepResult, verbs } from '#protocol'
import { cutLabel } from '../text.ts'
import { actions } from './actions.ts'
import type { Changes } from './changes.ts'
import { fail, StepFailure } from './failure.ts'
import { guardForms } from './guard-forms.ts'
import type { Hands } from './hands.ts'
import { refuse } from './refuse.ts'

export interface RunOptions {
  readonly hands: Hands
  readonly changes: Changes
  readonly signal: AbortSignal
  /** The step that follows in the same plan. */
  readonly next?: SequenceStep | undefined
}

/** Runs one step against the elements of the last snapshot. Never throws: a failure is a result. */
export async function runStep(
  step: SequenceStep,
  { hands, changes, signal, next }: RunOptions,
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
    noted = aimed ? changes.before(target()) : undefined
    const act = { step, input: step.inputData ?? '', hands, signal, next, target }
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

function targetOf(id: number, action: ActionName, hands: Hands): Element {
  const found = hands.elements.get(id)
  if (!found || hands.marks.isIgnored(found)) {
    fail(hands.elements.has(id) ? 'stale_element' : 'element_not_found', 'It is not on the page.')
  }
  const element = meantBy(found)
  refuse(action, element, hands)
  return element
}

/** The element a person means by touching another: the control of a label, the button around an icon. */
function meantBy(element: Element): Element {
  if (element.localName === 'label') return (element as HTMLLabelElement).control ?? element
  return element.matches('svg,svg *,i,img,span:not([role],[tabindex],[contenteditable])')
    ? (element.closest('button,a[href],summary,[role=button],[role=link]') ?? element)
    : element
}
