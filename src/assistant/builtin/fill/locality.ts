import { isCountry } from './countries.ts'
import type { Fact, FactKind } from './fact.ts'

const town = String.raw`(\p{Lu}[\p{L}.'’ -]*\p{L})`
const british = '([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)'
const zip = '(\\d{5}(?:-\\d{4})?)'

/** How towns and postcodes stand together, and what each part is. */
const shapes: readonly (readonly [RegExp, readonly FactKind[]])[] = [
  [new RegExp(`^(\\d{4} ?[A-Z]{2}) ${town}$`, 'u'), ['postal-code', 'city']],
  [
    new RegExp(`^((?:[A-Z]{1,2}-)?\\d{4,5}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3}) ${town}$`, 'u'),
    ['postal-code', 'city'],
  ],
  [new RegExp(`^${town} ${british}$`, 'u'), ['city', 'postal-code']],
  [new RegExp(`^([A-Z]{2}) ${zip}$`, 'u'), ['region', 'postal-code']],
  [new RegExp(`^${town} ([A-Z]{2}) ${zip}$`, 'u'), ['city', 'region', 'postal-code']],
  [new RegExp(`^${town} ${zip}$`, 'u'), ['city', 'postal-code']],
]

/** `3511 AB Utrecht`, `London SW1A 1AA`, `IL 62701`: the parts of a line that names a place by its postcode. */
export function readLocality(line: string): Fact[] {
  // `Utrecht in the Netherlands` names two places.
  const [, place = line, country] = /^(.+) in (?:the )?(\p{Lu}[\p{L} ]+)$/u.exec(line) ?? []
  if (country !== undefined && isCountry(country) && place !== line)
    return [...readLocality(place), { kind: 'country', value: country }]
  for (const [shape, kinds] of shapes) {
    const parts = shape.exec(line)?.slice(1)
    if (parts) return parts.map((value, at): Fact => ({ kind: kinds[at] ?? 'text', value }))
  }
  return []
}
