import { fold } from '#protocol'
import { saysSecret } from './is-secret-field.ts'
import { wideSecretWords } from './wide-secret-words.ts'

/** Whether a name is that of a secret, also by the words that only a server has room for. */
export function saysAnySecret(name: string): boolean {
  pattern ??= new RegExp(Object.values(wideSecretWords).join('|'), 'u')
  return saysSecret(name) || pattern.test(fold(name).replace(/[^\p{L}\p{N}]+/gu, ' '))
}

let pattern: RegExp | undefined
