const secretTokens = /^(cc-|one-time-code$|current-password$|new-password$)/
const secretNames = /passw|passcode|card.?(num|no\b)|security.?code|one.?time|\b(cvv|cvc|csc|otp|ssn)\d?\b/

/**
 * Whether a field holds a password, card or one-time code. Such a value is never read and never written.
 * Names count too, because a "show password" button turns the type into text.
 */
export function isSecret(element: Element): boolean {
  if (!/^(input|textarea|select)$/.test(element.localName)) return false
  if ((element as HTMLInputElement).type === 'password') return true
  const tokens = element.getAttribute('autocomplete')?.toLowerCase().split(/\s+/) ?? []
  if (tokens.some((token) => secretTokens.test(token))) return true
  return secretNames.test(spelling(element)) || isVeiled(element)
}

/** Name and id as words: `cardNumber`, `card_number` and `card-number` read alike. */
function spelling(element: Element): string {
  const words = `${element.getAttribute('name') ?? ''} ${element.id}`
  return words
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.[\]]+/g, ' ')
    .toLowerCase()
}

/** A text field that shows dots for letters. */
function isVeiled(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  const veil = style?.getPropertyValue('-webkit-text-security')
  return veil !== undefined && veil !== '' && veil !== 'none'
}
