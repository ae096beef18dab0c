import { cut, limits, type OutlineForm } from '#protocol'
import { attributeOf, documentOf } from '../../dom/own-members.ts'
import type { Addresses } from './addresses.ts'

/**
 * Where the form of a button leads and how: by the button's own word, else by the form's. A form that says neither is
 * sent by a script, nobody knows how.
 */
export function formFacts(form: Element | null, button?: Element): { action: string; method: string } {
  const own = (name: string) =>
    (button && attributeOf(button, `form${name}`)) ?? (form && attributeOf(form, name)) ?? ''
  const base = form ? documentOf(form).baseURI : ''
  const action = own('action')
  return {
    action: URL.canParse(action, base) ? new URL(action, base).href : base,
    method: (own('method') || (action && 'get')).toLowerCase(),
  }
}

/** What the policy must know of a form. */
export function outlineForm(
  form: HTMLFormElement,
  { name, search }: { name?: string; search?: boolean },
  { addresses, line }: { addresses: Addresses; line: number },
): OutlineForm {
  const { action, method } = formFacts(form)
  const address = addresses.of(action)
  return {
    ...(name && { name }),
    ...(method && { method }),
    ...(address !== undefined && { action: cut(address, limits.urlCharacters) }),
    ...(search && { search }),
    ...(line >= 0 && { line }),
  }
}
