import { closestAcross } from '../dom/composed.ts'
import { isSubmitButton } from '../dom/kind.ts'
import { click } from './click.ts'
import { withEffect } from './effect.ts'
import { StepFailure } from './failure.ts'
import type { Action } from './hands.ts'
import { mouseEvent, send } from './send.ts'

/** Sends the form an element belongs to, by its button where it has one. */
export const submit: Action = async (act) => {
  const element = act.target()
  if (isSubmitButton(element)) return click(act)
  const form = ((element as HTMLInputElement).form ??
    closestAcross(element, 'form')) as HTMLFormElement | null
  if (!form) return click(act)
  const button = [...form.elements].find((each) => isSubmitButton(each) && !each.matches(':disabled'))
  if (button?.checkVisibility?.()) return click({ ...act, target: () => button })
  if (!button && [...form.elements].some((each) => isSubmitButton(each))) {
    throw new StepFailure('disabled', 'The button that sends this form is disabled.')
  }
  await withEffect(act, { target: form }, () => submitFrom(form, button))
  return { description: 'Sent the form.' }
}

/** As the browser does it: by a click on the form's button, or else with validation and a submit event. */
export async function submitFrom(form: HTMLFormElement, button: Element | undefined): Promise<void> {
  if (button) {
    if (!button.matches(':disabled')) await send(button, mouseEvent('click', button, { x: 0, y: 0 }))
  } else form.requestSubmit()
}
