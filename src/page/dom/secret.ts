import { styleOf } from './sight.ts'
import { attributeOf, matches } from './own-members.ts'

const secretTokens = /(^|\s)(cc-|one-time-code|(current|new)-password)/i
/** The words for passwords, in the languages of the widget, for cards and for codes. */
const secretWords =
  /pass(w|code)|\bpasse\b|pwd|(kenn|wacht)wo|contrase|senha|has[lł]o|[sş]ifre|parola(?! ch)|كلمة (ال)?[سم]ر|密[码碼]|パスワ|card.?(num|no\b)|security.?code|one.?time.?(code|p)|\b(cvv|cvc|csc|otp|ssn)\d?\b/

/**
 * Whether a field holds a password, card or one-time code. Such a value is never read and never written.
 * Words count too, because a "show password" button turns the type into text.
 */
export function isSecret(element: Element): boolean {
  if (!matches(element, 'input,textarea,select')) return false
  return (
    (element as HTMLInputElement).type === 'password' ||
    secretTokens.test(attributeOf(element, 'autocomplete') ?? '') ||
    secretWords.test(spelling(element as HTMLInputElement)) ||
    isVeiled(element)
  )
}

/** What tells of a field, as words: `cardNumber`, `card_number` and `card-number` read alike. */
function spelling(field: HTMLInputElement): string {
  const words: unknown[] = [field.name, field.id]
  if (field.type === 'text') {
    const { outerHTML, labels, parentElement: box } = field
    words.push(outerHTML, ...Array.from(labels ?? [], (label) => label.textContent))
    // A field that stands alone with a button is told by it: "Hide password".
    if (box?.querySelectorAll('input').length === 1)
      words.push(box.querySelector('[type=button],[role=button]')?.outerHTML)
  }
  return words
    .join(' ')
    .replace(/([a-z])(?=[A-Z])|[_\-.[\]]+/g, '$1 ')
    .toLowerCase()
}

/** A text field that shows dots for letters. */
function isVeiled(element: Element): boolean {
  return /circle|disc|square/.test(styleOf(element).getPropertyValue('-webkit-text-security'))
}
