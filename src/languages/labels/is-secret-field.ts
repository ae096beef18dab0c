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
  const { kind = '', inputType = '', autocomplete = '', names, options } = field
  if (!names.some((name) => isName(name) && says(name)))
    return options?.some((option) => shortened.test(option)) === true
  // A link "Forgot your password?" is no secret: only what is written or chosen is.
  if (noField.test(kind) || noField.test(inputType)) return false
  // In India a PIN is a postal code; the page says so where it matters.
  return ![autocomplete, ...names].some((name) => isName(name) && postal.test(name))
}

/** "Do not write any passwords here" and the like are no names. */
function isName(name: string | null | undefined): name is string {
  return name ? name.length <= 80 : false
}

/** Whether a name is that of a secret, in any language: a page's names need not be in the visitor's. */
export function saysSecret(name: string): boolean {
  const words = fold(name.replace(/([a-z])(?=[A-Z])/g, '$1 ')).replace(/[^\p{L}\p{N}]+/gu, ' ')
  const spaced = ` ${words.trim()} `
  return pattern.test(spaced) && !about.test(spaced)
}

const noField =
  /^(button|link|a|tab|menuitem\w*|heading|h[1-6]|im(g|age)|summary|submit|reset|option|checkbox|radio|switch|treeitem|file|color|range|slider|hidden)$/i
const postal = /\b(postal|post ?code|zip)/i
/** `password_reset_email` holds an address; `DD/MM/YYYY` and `hh:mm aa` are days and times, not the end of a card. */
const about = / (e ?mail|user( ?name)?|login|hint|question) $|(hh|dd|jj|tt|gg) mm/
/** "Visa •••• 4242" */
const shortened = /[•●∙·*x]{2,}\W*\d{4}\b/i

const pattern = new RegExp(
  Object.values(secretWords)
    .join('|')
    .replace(/ (?=[\p{L}([])/gu, ' ?')
    .replace(/[<>^$]/g, (mark) => ({ '<': ' ', '>': '\\d* ', '^': '^ ', $: ' $' })[mark] ?? ''),
)
