import { closestAcross } from '../../dom/composed.ts'
import { isSubmitButton } from '../../dom/kind.ts'
import { click } from './click.ts'
import { withEffect } from '../effect.ts'
import type { Action } from '../hands.ts'
import { defaultButtonOf, sendForm } from '../input/send-form.ts'

/** Sends the form an element belongs to, by its button where it has one to press. */
export const submit: Action = async (act) => {
  const element = act.target()
  const form = ((element as HTMLInputElement).form ??
    closestAcross(element, 'form')) as HTMLFormElement | null
  const button = form && !isSubmitButton(element) ? defaultButtonOf(form) : element
  if (!form || button?.checkVisibility?.()) return click({ ...act, target: () => button ?? element })
  await withEffect(act, form, async () => sendForm(form))
}
