import { fieldWords, type FieldPurpose } from '#languages'
import type { Thing } from '../page-view.ts'
import { longestIn } from '../says.ts'

/** What a field is for, as far as a page says it. */
export type Purpose = FieldPurpose | 'month' | 'colour' | 'file' | 'secret'

/** HTML's own words for what a field is for. */
const byAutocomplete: Readonly<Record<string, Purpose>> = {
  name: 'name',
  'given-name': 'given-name',
  'additional-name': 'given-name',
  'family-name': 'family-name',
  nickname: 'username',
  username: 'username',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
  'street-address': 'street',
  'address-line1': 'street',
  'address-level2': 'city',
  'address-level1': 'region',
  'postal-code': 'postal-code',
  country: 'country',
  'country-name': 'country',
  organization: 'company',
  bday: 'birthday',
  url: 'url',
  'transaction-amount': 'amount',
  'current-password': 'secret',
  'new-password': 'secret',
  'one-time-code': 'secret',
}

/** Fields that the browser has a picker for: a kind of their own as well as a type. */
const pickers = {
  file: 'file',
  date: 'date',
  'datetime-local': 'date',
  time: 'time',
  month: 'month',
  color: 'colour',
} as const

const byType: Readonly<Record<string, Purpose>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  search: 'search',
  password: 'secret',
  ...pickers,
}

/** Where no label says more. */
const byKind: Readonly<Record<string, Purpose>> = {
  searchbox: 'search',
  spinbutton: 'number',
  slider: 'number',
  range: 'number',
  editor: 'message',
  ...pickers,
}

const purposes = Object.keys(fieldWords.en) as FieldPurpose[]
const byLabel = purposes.map((purpose) => {
  const words = Object.values(fieldWords).flatMap((language) => language[purpose].split('|'))
  return { purpose, lengthIn: longestIn(words) }
})
const typed = new Set(['write', 'choose', 'set'])

/** What a field is for: by its autocomplete token, then its type, its label and its kind. */
export function purposeOf({ kind, use, state, names }: Thing): Purpose | undefined {
  const token = state.autocomplete?.toLowerCase().trim().split(/\s+/).at(-1) ?? ''
  if (token.startsWith('cc-')) return 'secret'
  const type = state.inputType?.toLowerCase() ?? ''
  const certain = byAutocomplete[token] ?? byType[type]
  if (!typed.has(use ?? '')) return certain ?? byKind[kind]
  if (certain && certain !== 'date') return certain
  const said = saidBy(names)
  // A field for a date may be one for a birthday, whatever else its label speaks of.
  if (certain) return said === 'birthday' ? said : certain
  return said ?? byKind[kind] ?? (type === 'number' ? 'number' : undefined)
}

/** The first name that says anything decides, and in it the longest words: "company name" is no name. */
function saidBy(names: readonly string[]): FieldPurpose | undefined {
  for (const name of names) {
    let best: { readonly purpose: FieldPurpose; readonly length: number } | undefined
    for (const { purpose, lengthIn } of byLabel) {
      const length = lengthIn(name)
      if (length > (best?.length ?? 0)) best = { purpose, length }
    }
    if (best) return best.purpose
  }
  return undefined
}
