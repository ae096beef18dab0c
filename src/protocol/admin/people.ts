import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, ofOrganisation, orNull, Page, paging } from './paging.ts'
import { RoleName } from './role.ts'

const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })

export const Organisation = Type.Object({ id, name: Type.String() })
export type Organisation = Static<typeof Organisation>

/** A person as their issuer names them. Name and e-mail are what the last token said: shown, never trusted. */
export const Account = Type.Object({
  id,
  issuer: Type.String(),
  subject: Type.String(),
  name: orNull(Type.String()),
  email: orNull(Type.String()),
})
export type Account = Static<typeof Account>

export const Membership = Type.Object({ organisation: Organisation, role: RoleName })
export type Membership = Static<typeof Membership>

export const Me = Type.Object({
  account: Account,
  memberships: Type.Array(Membership),
  canChangePassword: Type.Boolean({ description: 'Whether the account is one of the embedded provider.' }),
})
export type Me = Static<typeof Me>

export const Member = Type.Object({
  account: Account,
  role: RoleName,
  since: milliseconds,
  lastSeenAt: orNull(milliseconds),
})
export type Member = Static<typeof Member>

export const Invitation = Type.Object({
  id,
  role: RoleName,
  note: orNull(Type.String()),
  createdAt: milliseconds,
  expiresAt: milliseconds,
})
export type Invitation = Static<typeof Invitation>

/** A link is shown once: only its hash is kept. */
export const IssuedLink = Type.Object({ url: Type.String(), expiresAt: milliseconds })
export type IssuedLink = Static<typeof IssuedLink>

const accountParams = Type.Object({ accountId: id })
const organisationQuery = Type.Object(ofOrganisation)

/** Who I am, who else is here, and how people come and go. */
export const peopleApi = {
  me: call('me', { summary: 'Who I am and where I belong.', access: { of: 'member' }, answer: Me }),
  changePassword: call('changePassword', {
    summary: 'Change my password at the embedded provider.',
    access: { of: 'member' },
    body: Type.Object({
      current: Type.String({ maxLength: 200 }),
      next: Type.String({ minLength: 10, maxLength: 200 }),
    }),
    answer: nothing,
    errors: ['conflict', 'rate_limit_exceeded'],
  }),
  acceptLink: call('acceptLink', {
    summary: 'Take a sign-in link or an invitation with the account of this token.',
    access: { of: 'anyone' },
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
    answer: Membership,
    errors: ['rate_limit_exceeded'],
  }),
  createOrganisation: call('createOrganisation', {
    summary: 'Start another organisation. Only owners of one can; they own the new one too.',
    access: { of: 'organisation', role: 'owner' },
    query: organisationQuery,
    body: Type.Object({ name }),
    answer: Organisation,
  }),
  renameOrganisation: call('renameOrganisation', {
    summary: 'Rename the organisation.',
    access: { of: 'organisation', role: 'owner' },
    query: organisationQuery,
    body: Type.Object({ name }),
    answer: Organisation,
  }),
  listMembers: call('listMembers', {
    summary: 'The members of the organisation.',
    access: { of: 'organisation', role: 'viewer' },
    query: Type.Object({ ...ofOrganisation, ...paging }),
    answer: Page(Member),
  }),
  changeMember: call('changeMember', {
    summary: 'Give a member another role. The last owner stays one.',
    access: { of: 'organisation', role: 'owner' },
    params: accountParams,
    query: organisationQuery,
    body: Type.Object({ role: RoleName }),
    answer: Member,
    errors: ['conflict'],
  }),
  removeMember: call('removeMember', {
    summary: 'Remove a member. The last owner stays.',
    access: { of: 'organisation', role: 'owner' },
    params: accountParams,
    query: organisationQuery,
    answer: nothing,
    errors: ['conflict'],
  }),
  resetPassword: call('resetPassword', {
    summary: 'Make a one-time link by which a member of the embedded provider sets a new password.',
    access: { of: 'organisation', role: 'owner' },
    params: accountParams,
    query: organisationQuery,
    answer: IssuedLink,
    errors: ['conflict'],
  }),
  listInvitations: call('listInvitations', {
    summary: 'Invitations nobody has taken yet.',
    access: { of: 'organisation', role: 'owner' },
    query: Type.Object({ ...ofOrganisation, ...paging }),
    answer: Page(Invitation),
  }),
  invite: call('invite', {
    summary: 'Make an invitation link. It works once, for seven days.',
    access: { of: 'organisation', role: 'owner' },
    query: organisationQuery,
    body: Type.Object({
      role: RoleName,
      note: Type.Optional(Type.String({ maxLength: 120, description: 'Whom it is for, as a reminder.' })),
    }),
    answer: Type.Object({ invitation: Invitation, ...IssuedLink.properties }),
  }),
  withdrawInvitation: call('withdrawInvitation', {
    summary: 'Make an invitation worthless.',
    access: { of: 'organisation', role: 'owner' },
    params: Type.Object({ invitationId: id }),
    query: organisationQuery,
    answer: nothing,
  }),
} as const
