import { type ActionName, limits, type SequenceStep, type StepResult } from '#protocol'
import { loadLater } from '../load-later.ts'
import { cut } from '../text.ts'
import type { Changes } from './changes.ts'
import { fail, StepFailure } from './failure.ts'
import { firstActions } from './first-actions.ts'
import type { Action, Hands } from './hands.ts'
import { refuse } from './refuse.ts'

export interface RunOptions {
  readonly hands: Hands
  readonly changes: Changes
  readonly signal: AbortSignal
}

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
    const [action, perform] = await actionOf(step)
    const target = () => targetOf(step.elementId, action, hands)
    const noted = aimed ? changes.before(target()) : undefined
    Object.assign(result, await perform({ step, input: step.inputData ?? '', hands, signal, target }))
    noted?.()
  } catch (error) {
    const known =
      error instanceof StepFailure
        ? error.result
        : { error: 'no_effect', description: cut(`The page failed: ${error}`, limits.labelCharacters) }
    Object.assign(result, known, { success: false })
  }
  return result
}

async function actionOf({ action: name }: SequenceStep): Promise<[ActionName, Action]> {
  if (Object.hasOwn(firstActions, name)) {
    const known = name as keyof typeof firstActions
    return [known, firstActions[known]]
  }
  const { actions, actionNamed } = await loadLater()
  const known = actionNamed(name) ?? fail('unsupported_action', `There is no action “${name}”.`)
  return [known, actions[known]]
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
