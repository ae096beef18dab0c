import { closestAcross } from '../dom/composed.ts'
import { isSubmitButton } from '../dom/kind.ts'
import { fieldsOf } from '../dom/own-members.ts'
import { click } from './click.ts'
import { withEffect } from './effect.ts'
import type { Action } from './hands.ts'

/** Sends the form an element belongs to, by its button where it has one to press. */
export const submit: Action = async (act) => {
  const element = act.target()
  const form = ((element as HTMLInputElement).form ??
    closestAcross(element, 'form')) as HTMLFormElement | null
  const button = form && !isSubmitButton(element) ? defaultButtonOf(form) : element
  if (!form || button?.checkVisibility?.()) return click({ ...act, target: () => button ?? element })
  await withEffect(act, form, async () => sendForm(form))
}

export function sendForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.requestSubmit.call(form)
}

export function defaultButtonOf(form: HTMLFormElement): Element | undefined {
  return [...fieldsOf(form)].find(isSubmitButton)
}
