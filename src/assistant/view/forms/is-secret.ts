import { isAnySecretField, oncePerKey, saysAnySecret } from '#languages'
import type { Thing } from '../page-view.ts'

/** Whether a thing holds a password, a card or a one-time code, whichever way the page gives it away. */
export function isSecret({ kind, state, names }: Pick<Thing, 'kind' | 'state' | 'names'>): boolean {
  const { secret, inputType, autocomplete, options } = state
  return isAnySecretField({ kind, secret, inputType, autocomplete, options, names }, says)
}

/** Pages are described anew with every message, and sites have few names for their fields: this many are remembered. */
const maxNames = 5_000
const says = oncePerKey(saysAnySecret, maxNames)
