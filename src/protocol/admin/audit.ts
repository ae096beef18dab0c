import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { id, milliseconds, ofOrganisation, orNull, Page, paging } from './paging.ts'

/** One change: who, when, what, and how it was before and after. Secrets are never in it. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: milliseconds,
  actor: Type.Object({ id: orNull(id), name: Type.String() }),
  action: Type.String({ description: 'The name of the call: `publishConfig`, `addHost`…' }),
  site: orNull(Type.Object({ id, name: Type.String() })),
  subject: orNull(Type.String({ description: 'What was changed, if not the site itself.' })),
  before: Type.Unknown(),
  after: Type.Unknown(),
})
export type AuditEntry = Static<typeof AuditEntry>

export const auditApi = {
  listAudit: call('listAudit', {
    summary: 'Every change, newest first.',
    access: { of: 'organisation', role: 'owner' },
    query: Type.Object({ ...ofOrganisation, ...paging, site: Type.Optional(id) }),
    answer: Page(AuditEntry),
  }),
} as const
