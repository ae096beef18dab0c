import type { Thing } from '../ground/page-index.ts'
import type { FactKind } from './fact.ts'

const byAutocomplete: Readonly<Record<string, FactKind>> = {
  name: 'name',
  'given-name': 'given-name',
  'family-name': 'family-name',
  email: 'email',
  tel: 'tel',
  'tel-national': 'tel',
  'street-address': 'street',
  'address-line1': 'street',
  'address-level2': 'city',
  'address-level1': 'region',
  'postal-code': 'postal-code',
  country: 'country',
  'country-name': 'country',
  organization: 'company',
  url: 'url',
}

const byType: Readonly<Record<string, FactKind>> = {
  email: 'email',
  tel: 'tel',
  date: 'date',
  time: 'time',
  'datetime-local': 'date',
  number: 'number',
  range: 'number',
  url: 'url',
}

/** Words of labels, the special before the general. */
const byLabel: readonly (readonly [RegExp, FactKind])[] = [
  [/\b(?:recipient|payee|beneficiary|to)\b.*\bname\b/iu, 'text'],
  [/\b(?:first|given|fore) ?name\b|\bvorname\b|\bprénom\b|\bvoornaam\b|\bnome proprio\b/iu, 'given-name'],
  [
    /\b(?:last|family|sur) ?name\b|\bnachname\b|\bapellidos?\b|\bcognome\b|\bachternaam\b|\bsobrenome\b/iu,
    'family-name',
  ],
  [/\be-?mail\b|\bcorreo\b/iu, 'email'],
  [/\b(?:tele)?phone\b|\bmobile\b|\btelefon\b|\btéléphone\b|\bteléfono\b|\btelefono\b|\btelefoon\b/iu, 'tel'],
  [/\b(?:zip|post ?code|postal ?code|plz|postleitzahl|code postal|código postal|cap)\b/iu, 'postal-code'],
  [/\b(?:street|address|address line 1|strasse|straße|adresse|dirección|indirizzo|adres)\b/iu, 'street'],
  [/\b(?:city|town|stadt|ort|ville|ciudad|città|cidade|woonplaats|plaats)\b/iu, 'city'],
  [/\b(?:state|province|county|region)\b/iu, 'region'],
  [/\b(?:country|land|pays|país|paese)\b/iu, 'country'],
  [/\b(?:company|organi[sz]ation|employer|firm|firma|business)\b/iu, 'company'],
  [/\b(?:date|day|check-?in|check-?out|arrival|departure|depart|birthday)\b/iu, 'date'],
  [/\btime\b/iu, 'time'],
  [
    /\b(?:guests?|people|persons?|quantity|qty|adults?|children|passengers?|rooms?|nights?|tickets?|number of|seats?|age|amount|travell?ers?|party size)\b/iu,
    'number',
  ],
  [/\b(?:website|url|homepage)\b/iu, 'url'],
  [
    /\b(?:user ?name|display name|card ?holder|file ?name|project name|team name|site name|company name|pet|nickname)\b/iu,
    'text',
  ],
  [/\bname\b|\bnom\b|\bnombre\b|\bnome\b|\bnaam\b/iu, 'name'],
]

/** What a field is for: by its autocomplete token, its input type, then by its label. */
export function purposeOf({ element, label }: Thing): FactKind {
  const token = element.autocomplete?.split(/\s+/).at(-1) ?? ''
  return (
    byAutocomplete[token] ??
    byType[element.inputType ?? ''] ??
    byLabel.find(([pattern]) => pattern.test(label))?.[1] ??
    (element.type === 'spinbutton' ? 'number' : 'text')
  )
}

/** Days that one does not plan: never filled with a date that was not named for them. */
export function isPastDate({ label, element }: Thing): boolean {
  return (
    /\b(?:birth|born|birthday|dob|issued?|expir\w+|since)\b/iu.test(label) || element.autocomplete === 'bday'
  )
}

/** Days that have been: a date without its year is the last one, not the next. */
export function looksBack(label: string): boolean {
  return /\b(?:birth\w*|born|dob|issued|damage|accident|incident|loss|theft|purchased?|bought|happen\w*|occur\w*|since|last)\b/iu.test(
    label,
  )
}

/** Kinds of which a form has one: told by their name, they find their field under any label. */
export const ownKinds: ReadonlySet<FactKind> = new Set([
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'street',
  'city',
  'region',
  'postal-code',
  'country',
  'company',
])

/** What a visitor's own name for a value says about its kind. */
export function kindOfName(about: string): FactKind {
  return byLabel.find(([pattern]) => pattern.test(about))?.[1] ?? 'text'
}

/** Whether it takes long text: where a message without a name belongs. */
export function isForMessage({ element, label }: Thing): boolean {
  return (
    element.type === 'textarea' ||
    /\b(?:message|comments?|notes?|description|details|enquiry|inquiry|question|review|reply|body|request|nachricht|mensaje|messaggio|mensagem|bericht)\b/iu.test(
      label,
    )
  )
}
