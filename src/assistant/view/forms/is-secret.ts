import { isAnySecretField } from '#languages'
import type { Thing } from '../page-view.ts'

/** Whether a thing holds a password, a card or a one-time code, whichever way the page gives it away. */
export function isSecret({ kind, state, names }: Pick<Thing, 'kind' | 'state' | 'names'>): boolean {
  const { secret, inputType, autocomplete, options } = state
  return isAnySecretField({ kind, secret, inputType, autocomplete, options, names })
}
