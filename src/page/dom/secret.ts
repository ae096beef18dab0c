import { styleOf } from './sight.ts'

const secretTokens = /(^|\s)(cc-|one-time-code|(current|new)-password)/i
const secretNames = /passw|passcode|card.?(num|no\b)|security.?code|one.?time|\b(cvv|cvc|csc|otp|ssn)\d?\b/

/**
 * Whether a field holds a password, card or one-time code. Such a value is never read and never written.
 * Names count too, because a "show password" button turns the type into text.
 */
export function isSecret(element: Element): boolean {
  if (!element.matches('input,textarea,select')) return false
  return (
    (element as HTMLInputElement).type === 'password' ||
    secretTokens.test(element.getAttribute('autocomplete') ?? '') ||
    secretNames.test(spelling(element)) ||
    isVeiled(element)
  )
}

/** Name and id as words: `cardNumber`, `card_number` and `card-number` read alike. */
function spelling(element: Element): string {
  const words = `${element.getAttribute('name')} ${element.id}`
  return words.replace(/([a-z])(?=[A-Z])|[_\-.[\]]+/g, '$1 ').toLowerCase()
}

/** A text field that shows dots for letters. */
function isVeiled(element: Element): boolean {
  return /circle|disc|square/.test(styleOf(element).getPropertyValue('-webkit-text-security'))
}
