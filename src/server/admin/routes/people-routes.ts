import { adminApi, ApiError, type Member } from '#protocol'
import { addressKey } from '../../limits/address-key.ts'
import { checkPassword, hashPassword } from '../../identity/password-hash.ts'
import { hashToken } from '../../identity/secret-token.ts'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { pagingOf } from './paging-of.ts'

const done = { done: true } as const

/** Me, members and invitations. */
export function peopleRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, identity, links, throttle, newId } = options
  const { people } = admin

  async function memberOf(organisationId: string, accountId: string): Promise<Member> {
    const member = await people.member(organisationId, accountId)
    if (!member) throw noMember()
    return member
  }

  return [
    make(adminApi.me, async (_, { account, memberships }) => ({
      account,
      memberships: [...memberships],
      canChangePassword: (await admin.provider.passwordOf({ accountId: account.id })) !== undefined,
    })),

    make(adminApi.changePassword, async ({ body, request }, { account }) => {
      const kept = await admin.provider.passwordOf({ accountId: account.id })
      if (!identity.embedded || !kept)
        throw new ApiError('conflict', 'Your password is kept by your sign-in service. Change it there.')
      const who = { login: kept.login, address: addressKey(request.ip) }
      const retryAfterSeconds = await throttle.attempt(who)
      if (retryAfterSeconds > 0)
        throw new ApiError('rate_limit_exceeded', 'Too many attempts. Try again later.', {
          retryAfterSeconds,
        })
      if (!(await checkPassword(body.current, kept.hash)))
        throw new ApiError('invalid_message', 'That is not your current password.', {
          details: { issues: [{ path: 'body/current', reason: 'is not your current password' }] },
        })
      await throttle.forgive(who)
      await admin.provider.changePassword(account.id, await hashPassword(body.next))
      return done
    }),

    make(adminApi.acceptLink, async ({ body }, { identity: person }) => {
      const tokenHash = hashToken(body.token)
      const link = await admin.links.find(tokenHash)
      const taken =
        link && link.kind !== 'password' ? await admin.links.take(tokenHash, { identity: person }) : undefined
      if (!taken)
        throw new ApiError('not_found', 'This link was used already, or it is too old. Ask for another.')
      return taken.membership
    }),

    make(adminApi.createOrganisation, async ({ body }, { account, by }) => {
      const organisation = { id: newId(), name: body.name.trim() }
      await people.createOrganisation(organisation, account.id, by)
      return organisation
    }),

    make(adminApi.renameOrganisation, async ({ body }, { organisationId, by }) => {
      const name = body.name.trim()
      await people.renameOrganisation(organisationId, name, by)
      return { id: organisationId, name }
    }),

    make(adminApi.listMembers, async ({ query }, { organisationId }) =>
      people.members(organisationId, pagingOf(query)),
    ),

    make(adminApi.changeMember, async ({ params, body }, { organisationId, by }) => {
      if (!(await people.changeRole(organisationId, params.accountId, body.role, by))) throw noMember()
      return memberOf(organisationId, params.accountId)
    }),

    make(adminApi.removeMember, async ({ params }, { organisationId, by }) => {
      if (!(await people.removeMember(organisationId, params.accountId, by))) throw noMember()
      return done
    }),

    make(adminApi.resetPassword, async ({ params }, { organisationId, by }) => {
      const { account, role } = await memberOf(organisationId, params.accountId)
      const kept = await admin.provider.passwordOf({ accountId: account.id })
      if (!identity.embedded || !kept)
        throw new ApiError('conflict', 'This password is kept by their sign-in service. It is changed there.')
      await refuseBeyondUs(account.id, organisationId)
      const { url, expiresAt } = await links.issue(
        { kind: 'password', organisationId, role, accountId: account.id, note: kept.login },
        by,
      )
      return { url, expiresAt }
    }),

    make(adminApi.listInvitations, async ({ query }, { organisationId }) =>
      admin.links.invitations(organisationId, pagingOf(query)),
    ),

    make(adminApi.invite, async ({ body }, { organisationId, by }) => {
      const wish = { kind: 'invitation', organisationId, role: body.role, note: body.note?.trim() } as const
      const { url, expiresAt, link } = await links.issue(wish, by)
      const { id, role, note, createdAt } = link
      return { url, expiresAt, invitation: { id, role, note, createdAt, expiresAt } }
    }),

    make(adminApi.withdrawInvitation, async ({ params }, { organisationId, by }) => {
      if (!(await admin.links.withdraw(organisationId, params.invitationId, by)))
        throw new ApiError('not_found', 'There is no such invitation any more.')
      return done
    }),

    make(adminApi.listAudit, async ({ query }, { organisationId }) =>
      admin.audit.list(organisationId, { ...pagingOf(query), siteId: query.site }),
    ),
  ]

  /** A new password opens everything its account can reach, so one owner among several may not set it. */
  async function refuseBeyondUs(accountId: string, organisationId: string): Promise<void> {
    const memberships = await people.memberships(accountId)
    if (memberships.some(({ organisation }) => organisation.id !== organisationId))
      throw new ApiError(
        'conflict',
        'This account belongs to other organisations too. The operator can run: pagehand link',
      )
  }
}

function noMember(): ApiError {
  return new ApiError('not_found', 'There is no such member.')
}
