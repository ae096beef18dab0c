import { dashboardPaths, msPerDay, type IssuedLink, type Role } from '#protocol'
import { defaultOrganisation, type Actor, type AdminStore, type SignInLink, type LinkKind } from '#store'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from './secret-token.ts'

export interface SignInLinksOptions {
  readonly admin: Pick<AdminStore, 'links'>
  readonly publicUrl: () => string
  readonly now: () => number
}

export interface LinkWish {
  readonly kind: LinkKind
  readonly organisationId: string
  readonly role: Role
  readonly accountId?: string
  readonly note?: string | undefined
}

const lifeMs: Record<LinkKind, number> = { owner: 2 * msPerDay, invitation: 7 * msPerDay, password: msPerDay }

/** Makes links that work once. The token is in the address alone; the store has its hash. */
export function createSignInLinks({ admin, publicUrl, now }: SignInLinksOptions) {
  async function issue(
    { kind, organisationId, role, accountId, note }: LinkWish,
    by: Actor,
  ): Promise<IssuedLink & { link: SignInLink }> {
    const token = newToken()
    const createdAt = now()
    const link: SignInLink = {
      id: randomUUID(),
      kind,
      organisationId,
      role,
      accountId: accountId ?? null,
      note: note ?? null,
      createdAt,
      expiresAt: createdAt + lifeMs[kind],
    }
    await admin.links.issue(link, hashToken(token), by)
    return { url: `${publicUrl()}${dashboardPaths.link}${token}`, expiresAt: link.expiresAt, link }
  }
  return {
    issue,
    /** The link printed for the operator: whoever takes it owns the default organisation. */
    forOperator: () => issue({ kind: 'owner', organisationId: defaultOrganisation, role: 'owner' }, operator),
  }
}

export type SignInLinks = ReturnType<typeof createSignInLinks>

/** Whoever can run commands on the machine. */
export const operator: Actor = { id: null, name: 'the operator' }
