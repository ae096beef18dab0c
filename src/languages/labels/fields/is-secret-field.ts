import { fold, isDeclaredSecret, type DeclaredField } from '#protocol'
import { secretWords } from './secret-words.ts'

/** A field as a page or a snapshot of it tells: what it declares, and everything it is called. */
export interface NamedField extends DeclaredField {
  /** Its role or kind: `textbox`, `select`, `link`… */
  readonly kind?: string | undefined
  /** Labels, placeholder, title, and the names that scripts know it by. */
  readonly names: readonly (string | null | undefined)[]
  /** What can be chosen in it. */
  readonly options?: readonly string[] | undefined
}

/**
 * Whether a field holds a password, a card, a code or the like: nothing that may leave the browser, be filled or be
 * read. The one rule for page, policy and server; its words are those of every language we know.
 */
export function isSecretField(field: NamedField, says: (name: string) => boolean = saysSecret): boolean {
  if (isDeclaredSecret(field)) return true
  const { kind = '', inputType = '', autocomplete = '', options } = field
  const names = field.names.map((name) => opening(name ?? ''))
  if (!names.some((name) => says(name))) return options?.some((option) => shortened.test(option)) === true
  // A link "Forgot your password?" is no secret: only what is written or chosen is.
  if (noField.test(kind) || noField.test(inputType)) return false
  // In India a PIN is a postal code; the page says so where it matters.
  return ![autocomplete, ...names].some((name) => postal.test(name))
}

/** A long name begins with what the field is for; "do not write any passwords here" comes after that. */
function opening(name: string): string {
  return name.length > 80 ? name.slice(0, 40) : name
}

/** Whether a name is that of a secret, in any language: a page's names need not be in the visitor's. */
export function saysSecret(name: string): boolean {
  const words = fold(name.replace(/([a-z])(?=[A-Z])/g, '$1 ')).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const spaced = ` ${words.trim()} `
  return pattern.test(spaced) && !about.test(name)
}

const noField =
  /^(button|link|a|tab|menuitem\w*|heading|h[1-6]|im(g|age)|summary|submit|reset|option|checkbox|radio|switch|treeitem|file|color|range|slider|hidden)$/i
const postal = /\b(postal|post ?code|zip)/i
/** `password_reset_email` holds an address; `DD/MM/YYYY` and `hh:mm aa` are days and times, not the end of a card. */
const about = /^\S+(mail|user(name)?)\W*$|(hint|question)\W*$|(hh|dd|jj|tt|gg)\W+mm/i
/** "Visa •••• 4242" */
const shortened = /[•●∙·*x]{2,}\W*\d{4}\b/i

const pattern = new RegExp(
  Object.values(secretWords)
    .join('|')
    .replace(/ (?=[\p{L}([])/gu, ' ?')
    .replace(/[<>^$]/g, (mark) => ({ '<': ' ', '>': '\\d* ', '^': '^ ', $: ' $' })[mark] ?? ''),
)
