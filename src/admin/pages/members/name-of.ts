import type { Member } from '#protocol'

/** How a member is called. */
export function nameOf({ account }: Pick<Member, 'account'>): string {
  return account.name ?? account.email ?? account.subject
}
