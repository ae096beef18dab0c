import type { Account, Invitation, Membership, Role } from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'
import type { Identity } from './people-store.ts'

/** `owner` is printed for the operator, `invitation` is made by an owner, `password` sets a new one. */
export type LinkKind = 'owner' | 'invitation' | 'password'

/** A link that works once. Only a hash of its token is kept. */
export interface SignInLink {
  readonly id: string
  readonly kind: LinkKind
  readonly organisationId: string
  readonly role: Role
  /** Whose password it sets. */
  readonly accountId: string | null
  readonly note: string | null
  readonly createdAt: number
  readonly expiresAt: number
}

/** Who takes a link: an identity, with the password it signs in with if it is one of ours. */
export interface Taker {
  readonly identity: Identity
  readonly password?: { readonly login: string; readonly hash: string }
}

export interface LinkStore {
  issue(link: SignInLink, tokenHash: string, by: Actor): Promise<void>
  /** The link, while it can still be taken. */
  find(tokenHash: string): Promise<SignInLink | undefined>
  /**
   * Takes the link, once: account, password and membership appear together. Undefined: it cannot be taken any more.
   * Throws `conflict` when the e-mail has become another's in the meantime.
   */
  take(tokenHash: string, taker: Taker): Promise<{ account: Account; membership: Membership } | undefined>
  invitations(organisationId: string, paging: Paging): Promise<Paged<Invitation>>
  withdraw(organisationId: string, id: string, by: Actor): Promise<boolean>
  /** Whether anybody has become an owner by a printed link. */
  hasOwner(): Promise<boolean>
}
