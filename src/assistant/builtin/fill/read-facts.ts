import { isCardNumber, isMasked } from '#protocol'
import type { PageIndex } from '../ground/page-index.ts'
import { extractFacts } from './extract-facts.ts'
import { isCountry } from './countries.ts'
import type { Fact } from './fact.ts'
import { readLocality } from './locality.ts'
import { leadingFacts, namedFacts, pieces } from './named-facts.ts'
import { streetWords } from './street-words.ts'

const introduces =
  /^(?:and |with |for |to |from |at |in |under |use |using |please |also )*(?:(?:my|the|our) )?(?:(?:full )?name(?: is|:)?|i am|i'm|i’m|this is|it's for|called|named)?\s+(?=\p{Lu})/iu
const streetWord = new RegExp(
  String.raw`\b(?:${streetWords})\.?(?: \d+\w?)?$|stra(?:ß|ss)e \d+|^(?:rue|via|calle|avenida|plaza|rua) `,
  'iu',
)
const houseNumber = /^\d{1,5}[a-z]?,? +\p{L}/iu
const postcode =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i
const personal =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:de|van|von|der|la|le|di|da|bin|al))*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u
const oneName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u

/** Everything in a text that can go into a form: what has a form of its own, what is named, and the rest by its looks. */
export function readFacts(text: string, index: PageIndex, now: Date): Fact[] {
  const named = namedFacts(text, index)
  const shaped = extractFacts(named.left, now)
  const leading = leadingFacts(shaped.left, index)
  return [...named.facts, ...leading.facts, ...shaped.facts, ...byLooks(leading.left)].filter(
    ({ value }) => !isCardNumber(value) && !isMasked(value),
  )
}

const place =
  /^(?:(?:and|i|we) )*(?:live in|come from|am from|in|from|to|ship(?: it)? to|deliver(?: it)? to)\s+/i
const lead =
  /^(?:and\s+)?(?:with|at|for|by|via|i live at|(?:i(?:'ll|’ll| will| want to| would like to)? )?pay(?:ing)?(?: it| for it)? (?:by|with|via|through))\s+|^and\s+/i

function byLooks(text: string): Fact[] {
  const facts: Fact[] = []
  for (const piece of pieces(text)) {
    const isPlace = place.test(piece)
    const value = piece.replace(place, '').replace(introduces, '').replace(lead, '').trim()
    if (value === '') continue
    const locality = postcode.test(value) || isStreet(value, facts) ? [] : readLocality(value)
    if (locality.length > 0) facts.push(...locality)
    else if (isPlace && oneName.test(value))
      facts.push({ kind: isCountry(value) ? 'country' : 'city', value })
    else facts.push({ kind: kindOf(value, facts), value })
  }
  return facts
}

/** `1600 Pennsylvania Avenue` begins like `1600 Vienna`: the words of streets decide, then what was told before. */
function isStreet(piece: string, before: readonly Fact[]): boolean {
  if (streetWord.test(piece)) return true
  return (
    /^\d{1,4} \p{L}/u.test(piece) &&
    !/^\d{4} ?[A-Z]{2}\b/.test(piece) &&
    !before.some(({ kind }) => kind === 'street')
  )
}

function kindOf(piece: string, before: readonly Fact[]): Fact['kind'] {
  const has = (kind: Fact['kind']): boolean => before.some((fact) => fact.kind === kind)
  if (postcode.test(piece)) return 'postal-code'
  if (streetWord.test(piece) || houseNumber.test(piece)) return 'street'
  const inAddress = has('street') || has('city') || has('postal-code')
  if (inAddress && isCountry(piece)) return 'country'
  if (has('street') && oneName.test(piece)) return has('city') ? 'region' : 'city'
  if (!has('name') && personal.test(piece)) return 'name'
  if (/^\d+$/.test(piece)) return 'number'
  return 'text'
}
