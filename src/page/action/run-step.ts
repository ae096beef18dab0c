import { type ActionName, type SequenceStep, type StepResult } from '#protocol'
import { cutLabel } from '../text.ts'
import { actionNamed, actions } from './actions.ts'
import type { Changes } from './changes.ts'
import { fail, StepFailure } from './failure.ts'
import type { Hands } from './hands.ts'
import { refuse } from './refuse.ts'

export interface RunOptions {
  readonly hands: Hands
  readonly changes: Changes
  readonly signal: AbortSignal
}

/** What changes nothing that would have to be taken back. */
const leavesNothing =
  /^(hover|focus|scroll|scroll_to|select_text|highlight|wait|wait_for|read|find|list_options)$/
/** What, done to a field, is taken back with the field. */
const changesField = /^(click|type|append|clear|select|check|uncheck|set_value)$/

/** Runs one step against the elements of the last snapshot. Never throws: a failure is a result. */
export async function runStep(
  step: SequenceStep,
  { hands, changes, signal }: RunOptions,
): Promise<StepResult> {
  const aimed = step.elementId >= 0
  const result: StepResult = {
    success: true,
    description: step.description || step.action,
    ...(aimed ? { elementId: step.elementId } : {}),
  }
  try {
    const action =
      actionNamed(step.action) ?? fail('unsupported_action', `There is no action “${step.action}”.`)
    const target = () => targetOf(step.elementId, action, hands)
    const noted = aimed ? changes.before(target()) : undefined
    Object.assign(result, await actions[action]({ step, input: step.inputData ?? '', hands, signal, target }))
    noted?.()
    if (!leavesNothing.test(action) && !(noted && changesField.test(action))) changes.noteLasting()
  } catch (error) {
    const known =
      error instanceof StepFailure
        ? error.result
        : { error: 'no_effect', description: cutLabel(`The page failed: ${error}`) }
    Object.assign(result, known, { success: false })
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
