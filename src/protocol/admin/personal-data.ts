import { Type, type Static } from 'typebox'
import { ContactEntry } from './contacts.ts'
import { call } from './endpoint.ts'
import { id, milliseconds } from './paging.ts'
import { SessionDetail, SessionSummary } from './sessions.ts'

const siteParams = Type.Object({ id })
const whom = Type.Object({
  who: Type.String({
    minLength: 1,
    maxLength: 320,
    pattern: '\\S',
    description: 'The whole e-mail address, in any spelling of its case, or the id that the page gave them.',
  }),
})

/** Somebody was known by name and never wrote anything. */
const SilentVisit = Type.Object({
  host: Type.String(),
  at: milliseconds,
  visitor: Type.Record(Type.String(), Type.Unknown()),
})

/** Everything that is kept of one person on a site. */
export const Person = Type.Object({
  conversations: Type.Array(SessionSummary, {
    description: 'Those they are named in, those they left a message in, and what went before and after.',
  }),
  contacts: Type.Array(ContactEntry, { description: 'Messages they left, with what was delivered of each.' }),
  silent: Type.Array(SilentVisit, {
    description: 'Visits that are still open and in which nothing was said.',
  }),
})
export type Person = Static<typeof Person>

/** What was erased. */
export const ErasedPerson = Type.Object({
  conversations: Type.Integer(),
  contacts: Type.Integer(),
  silent: Type.Integer(),
})
export type ErasedPerson = Static<typeof ErasedPerson>

/** The file of `exportPerson`. */
export interface PersonFile {
  readonly exportedAt: string
  readonly site: { readonly id: string; readonly name: string }
  readonly who: string
  readonly conversations: readonly SessionDetail[]
  readonly contacts: readonly ContactEntry[]
  readonly silent: Person['silent']
}

/** Everything of one person: found, handed over, erased. */
export const personalDataApi = {
  findPerson: call('findPerson', {
    summary: 'Everything that is kept of one person, by their e-mail address or id.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: whom,
    answer: Person,
  }),
  exportPerson: call('exportPerson', {
    summary: 'Everything that is kept of one person as one JSON file, with every word of the conversations.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: whom,
    answer: Type.Unknown(),
    download: true,
  }),
  erasePerson: call('erasePerson', {
    summary:
      'Erase everything of one person: conversations, notes, ratings, messages they left and what was to be delivered of them.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    query: whom,
    answer: ErasedPerson,
  }),
} as const
