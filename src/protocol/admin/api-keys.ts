import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, ofOrganisation, orNull, Page, paging } from './paging.ts'

/** What a key may: read, or change drafts, sites and knowledge too. Members, keys and the organisation are people's. */
export const KeyScope = Type.Union([Type.Literal('read'), Type.Literal('write')])
export type KeyScope = Static<typeof KeyScope>

/** A key as it is shown afterwards. The key itself is shown once: only its hash is kept. */
export const ApiKey = Type.Object({
  id,
  name: Type.String(),
  hint: Type.String({ description: 'Its last four characters.' }),
  scope: KeyScope,
  siteIds: orNull(Type.Array(id, { description: 'The sites it is for; null: all of the organisation.' })),
  createdAt: milliseconds,
  expiresAt: orNull(milliseconds),
  lastUsedAt: orNull(milliseconds),
})
export type ApiKey = Static<typeof ApiKey>

const organisationQuery = Type.Object(ofOrganisation)

/** Keys for programs: `Authorization: Bearer ph_…` on every call that their scope allows. */
export const apiKeysApi = {
  listKeys: call('listKeys', {
    summary: 'The API keys of the organisation.',
    access: { of: 'organisation', role: 'owner' },
    query: Type.Object({ ...ofOrganisation, ...paging }),
    answer: Page(ApiKey),
  }),
  makeKey: call('makeKey', {
    summary: 'Make an API key. The answer is the only place where it is shown.',
    access: { of: 'organisation', role: 'owner' },
    query: organisationQuery,
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
      scope: KeyScope,
      siteIds: Type.Optional(orNull(Type.Array(id, { minItems: 1, maxItems: 100 }))),
      expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    }),
    answer: Type.Object({ apiKey: ApiKey, key: Type.String() }),
  }),
  removeKey: call('removeKey', {
    summary: 'Make an API key worthless, at once.',
    access: { of: 'organisation', role: 'owner' },
    params: Type.Object({ keyId: id }),
    query: organisationQuery,
    answer: nothing,
  }),
} as const
