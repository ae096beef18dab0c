import { isSecretField } from '#protocol'
import { labelHas } from './label-has.ts'
import type { Thing } from './page-view.ts'

/** Whether a field holds a password, a card or a one-time code, whichever way the page gives it away. */
export function isSecret({
  kind,
  use,
  state,
  names,
}: Pick<Thing, 'kind' | 'use' | 'state' | 'names'>): boolean {
  const { secret, inputType, autocomplete } = state
  if (isSecretField({ secret, inputType })) return true
  // In India a PIN is a postal code; the page says so where it matters.
  if (/postal-code/i.test(autocomplete ?? '')) return false
  if (isSecretField({ autocomplete })) return true
  // A link "Forgot your password?" is no secret: only what can be written into is.
  if (use === 'tick' || (use === 'press' && kind !== 'clickable')) return false
  return names.some((name) => labelHas('secret', name))
}
