import type { Account, Member, Membership, Organisation, Role } from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'

/** Who a token speaks for. Accounts are issuer + subject, never e-mail. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly name?: string | undefined
  readonly email?: string | undefined
}

export interface PeopleStore {
  /** The account of an identity. Strangers have none: an account begins with a link. */
  find(identity: Pick<Identity, 'issuer' | 'subject'>): Promise<Account | undefined>
  account(id: string): Promise<Account | undefined>
  /** Remembers when an account was last seen and what its token said. */
  seen(id: string, identity: Identity, at: number): Promise<void>
  /** Sees to it that an identity is a member with at least this role; for the operator of the machine. */
  admit(identity: Identity, organisationId: string, role: Role, by: Actor): Promise<Account>

  memberships(accountId: string): Promise<Membership[]>
  createOrganisation(organisation: Organisation, ownerId: string, by: Actor): Promise<void>
  renameOrganisation(id: string, name: string, by: Actor): Promise<void>
  members(organisationId: string, paging: Paging): Promise<Paged<Member>>
  member(organisationId: string, accountId: string): Promise<Member | undefined>
  /** False: no such member. Throws `conflict` for the last owner. */
  changeRole(organisationId: string, accountId: string, role: Role, by: Actor): Promise<boolean>
  removeMember(organisationId: string, accountId: string, by: Actor): Promise<boolean>
}
