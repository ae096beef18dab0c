import { ApiError, covers, type Access, type Account, type Membership, type Role } from '#protocol'
import type { Actor, OwnedSite, AdminStore, Identity } from '#store'
import { unauthorized } from '../../identity/token-verifier.ts'
import type { Caller } from '../../identity/caller.ts'

export interface Anyone {
  readonly identity: Identity
}

/** Somebody who belongs to an organisation. */
export interface Member {
  readonly account: Account
  readonly memberships: readonly Membership[]
  readonly by: Actor
}

export interface OrganisationMember extends Member {
  readonly organisationId: string
  readonly role: Role
}

export interface SiteMember extends OrganisationMember {
  readonly site: OwnedSite
}

/** What a caller is, once it is known that they may. */
export type Authorized<For extends Access> = For extends { of: 'site' }
  ? SiteMember
  : For extends { of: 'organisation' }
    ? OrganisationMember
    : For extends { of: 'member' }
      ? Member
      : Anyone

interface Asked {
  readonly params: unknown
  readonly query: unknown
}

/**
 * Finds out whether a caller may, by membership alone. What belongs to others answers exactly like what does not
 * exist; what is one's own but beyond one's role says so.
 */
export async function authorize(
  access: Access,
  caller: Caller | undefined,
  { params, query }: Asked,
  admin: Pick<AdminStore, 'sites'>,
): Promise<Anyone | Member | OrganisationMember | SiteMember> {
  if (!caller) throw unauthorized('There is none.')
  const { account, memberships, key } = caller
  if (access.of === 'anyone') {
    if (key) throw new ApiError('forbidden', 'This is for people. An API key cannot do it.')
    return { identity: caller.identity }
  }
  if (!account || memberships.length === 0)
    throw new ApiError(
      'forbidden',
      'Your account belongs to no organisation here. Ask an owner for an invitation.',
    )
  const member: Member = { account, memberships, by: { id: account.id, name: nameOf(account) } }
  if (key?.siteIds && access.of !== 'site')
    throw new ApiError('forbidden', 'This API key is for single sites only.')
  if (access.of === 'member') return member

  if (access.of === 'site') {
    const site = await admin.sites.find((params as { id: string }).id)
    const membership = site && memberships.find(({ organisation }) => organisation.id === site.organisationId)
    if (!site || !membership || key?.siteIds?.includes(site.id) === false)
      throw new ApiError('not_found', 'There is no such site.')
    refuseUnless(membership.role, access.role)
    return { ...member, site, organisationId: site.organisationId, role: membership.role }
  }

  const { organisation: wanted } = (query ?? {}) as { organisation?: string }
  const membership =
    wanted === undefined ? memberships[0] : memberships.find(({ organisation }) => organisation.id === wanted)
  if (!membership) throw new ApiError('not_found', 'There is no such organisation.')
  refuseUnless(membership.role, access.role)
  return { ...member, organisationId: membership.organisation.id, role: membership.role }
}

function refuseUnless(role: Role, needed: Role): void {
  if (!covers(role, needed))
    throw new ApiError('forbidden', `This needs the role ${needed}; you are ${role} here. Ask an owner.`)
}

/** How people are named in versions and in the audit log. */
function nameOf({ email, name, subject }: Account): string {
  return email ?? name ?? subject
}
