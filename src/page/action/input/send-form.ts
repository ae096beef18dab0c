import { isSubmitButton } from '../../dom/kind.ts'
import { fieldsOf } from '../../dom/own-members.ts'

/** Sends a form as its button would, its checks included. */
export function sendForm(form: HTMLFormElement): void {
  HTMLFormElement.prototype.requestSubmit.call(form)
}

/** The button that Enter in a field presses. */
export function defaultButtonOf(form: HTMLFormElement): Element | undefined {
  return [...fieldsOf(form)].find(isSubmitButton)
}
