import { fold, once } from '#protocol'
import { isSecretField, saysSecret, type NamedField } from './is-secret-field.ts'
import { lastDigits, openCodes, wideSecretWords } from './wide-secret-words.ts'

/** `isSecretField` with all that only a server has room for: more names, and more ways to tell of a saved card. */
export function isAnySecretField(
  field: NamedField,
  says: (name: string) => boolean = saysAnySecret,
): boolean {
  return isSecretField(field, says) || field.options?.some(isSavedCard) === true
}

/** Whether a name is that of a secret, also by the words that only a server has room for. */
export function saysAnySecret(name: string): boolean {
  if (saysSecret(name)) return true
  const said = spaced(name)
  return wide().test(said) && !open().test(said)
}

/** "Mastercard ending in 4242", "Checking …4411", "Visa 4242": by its last digits one can tell whose it is. */
function isSavedCard(option: string): boolean {
  return shortened.test(option) || branded.test(option) || ending().test(spaced(option))
}

function spaced(name: string): string {
  return fold(name.replace(/([a-z])(?=[A-Z])/g, '$1 ')).replace(/[^\p{L}\p{N}]+/gu, ' ')
}

const shortened = /(?<![\d\s.…]\s*)\s*(?:…|\.{2,})\s?\d{4}(?!\d)/
const branded =
  /\b(?:visa|master ?card|maestro|amex|american express|diners|discover|jcb|unionpay)\b\D{0,12}\b\d{4}\b/i
const wide = once(() => new RegExp(Object.values(wideSecretWords).join('|'), 'u'))
const open = once(() => new RegExp(Object.values(openCodes).join('|'), 'u'))
const ending = once(
  () => new RegExp(Object.values(lastDigits).join('|').replaceAll('#', '(?<!\\d)\\d{4}(?! ?\\d)'), 'u'),
)
