import type { Thing } from './page-view.ts'
import { purposeWords } from './purpose-words.ts'
import { says } from './says.ts'

/** What a field is for, as far as a page says it. */
export type Purpose =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'username'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'region'
  | 'postal-code'
  | 'country'
  | 'company'
  | 'birthday'
  | 'date'
  | 'time'
  | 'month'
  | 'number'
  | 'amount'
  | 'colour'
  | 'url'
  | 'search'
  | 'message'
  | 'file'
  | 'secret'

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

const byType: Readonly<Record<string, Purpose>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  search: 'search',
  password: 'secret',
  file: 'file',
  date: 'date',
  'datetime-local': 'date',
  time: 'time',
  month: 'month',
  color: 'colour',
}

/** Where no label says more. */
const byKind: Readonly<Record<string, Purpose>> = {
  searchbox: 'search',
  spinbutton: 'number',
  slider: 'number',
  range: 'number',
  editor: 'message',
  file: 'file',
  date: 'date',
  'datetime-local': 'date',
  time: 'time',
  month: 'month',
  color: 'colour',
}

const byLabel = Object.entries(purposeWords).map(
  ([purpose, words]) => [purpose as Purpose, says(words.split(', '))] as const,
)
const typed = new Set(['write', 'choose', 'set'])

/** What a field is for: by its autocomplete token, then its type, its label and its kind. */
export function purposeOf({ kind, use, state, names }: Thing): Purpose | undefined {
  const token = state.autocomplete?.toLowerCase().trim().split(/\s+/).at(-1) ?? ''
  if (token.startsWith('cc-')) return 'secret'
  const type = state.inputType?.toLowerCase() ?? ''
  const certain = byAutocomplete[token] ?? byType[type]
  if (certain === 'date' && labelled('birthday', names)) return 'birthday'
  if (certain || !typed.has(use ?? '')) return certain ?? byKind[kind]
  return (
    byLabel.find(([, isIn]) => names.some(isIn))?.[0] ??
    byKind[kind] ??
    (type === 'number' ? 'number' : undefined)
  )
}

function labelled(purpose: Purpose, names: readonly string[]): boolean {
  return byLabel.some(([which, isIn]) => which === purpose && names.some(isIn))
}
