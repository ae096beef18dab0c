import type { PageIndex } from '../ground/page-index.ts'
import { extractFacts } from './extract-facts.ts'
import type { Fact } from './fact.ts'
import { isCardNumber } from './card-number.ts'
import { leadingFacts, namedFacts, pieces } from './named-facts.ts'

const introduces =
  /^(?:and |with |for |to |from |at |in |under |use |using |please |also )*(?:(?:my|the|our) )?(?:(?:full )?name(?: is|:)?|i am|i'm|i’m|this is|it's for|called|named)?\s+(?=\p{Lu})/iu
const street =
  /^\d{1,5}[a-z]?,? +\p{L}|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|square|court|place|boulevard|blvd|close|terrace|crescent|platz|weg|allee|gasse)\.?(?: \d+\w?)?$|stra(?:ß|ss)e \d+|^(?:rue|via|calle|avenida|plaza|rua) /iu
const postcode = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{4} ?[A-Z]{2})$/i
const personal =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:de|van|von|der|la|le|di|da|bin|al))*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u
const oneName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u

/** Everything in a text that can go into a form: what has a form of its own, what is named, and the rest by its looks. */
export function readFacts(text: string, index: PageIndex, now: Date): Fact[] {
  const named = namedFacts(text, index)
  const shaped = extractFacts(named.left, now)
  const leading = leadingFacts(shaped.left, index)
  return [...named.facts, ...leading.facts, ...shaped.facts, ...byLooks(leading.left)].filter(
    ({ value }) => !isCardNumber(value),
  )
}

const place =
  /^(?:(?:and|i|we) )*(?:live in|come from|am from|in|from|to|ship(?: it)? to|deliver(?: it)? to)\s+/i
const lead = /^(?:and|with|at|for|i live at)\s+/i

function byLooks(text: string): Fact[] {
  const facts: Fact[] = []
  for (const piece of pieces(text)) {
    const isPlace = place.test(piece)
    const value = piece.replace(place, '').replace(introduces, '').replace(lead, '').trim()
    if (value === '') continue
    facts.push({ kind: isPlace && oneName.test(value) ? 'city' : kindOf(value, facts), value })
  }
  return facts
}

function kindOf(piece: string, before: readonly Fact[]): Fact['kind'] {
  const has = (kind: Fact['kind']): boolean => before.some((fact) => fact.kind === kind)
  if (postcode.test(piece)) return 'postal-code'
  if (street.test(piece)) return 'street'
  if (has('street') && oneName.test(piece)) return has('city') ? 'country' : 'city'
  if (!has('name') && personal.test(piece)) return 'name'
  if (/^\d+$/.test(piece)) return 'number'
  return 'text'
}
