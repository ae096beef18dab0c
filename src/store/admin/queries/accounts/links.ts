import { ApiError, type Role } from '#protocol'
import type { Actor } from '../../admin-store.ts'
import type { SignInLink, LinkKind, LinkStore } from '../../link-store.ts'
import type { Identity } from '../../people-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { ensureAccount, ensureMember, labelOf } from './people.ts'
import { setPassword } from './provider.ts'
import { paged, rowsAfter, writeCursor } from '../../../statements/paged.ts'
import type { AdminTables } from '../tables.ts'
import { all, first, run } from '../../../statements/work.ts'

const actionOf: Record<LinkKind, string> = {
  owner: 'takeSignInLink',
  invitation: 'takeInvitation',
  password: 'takePasswordLink',
}

export function adminLinks(base: AdminBase): LinkStore {
  const { db, read, change, record, now } = base

  const open = (tokenHash: string) =>
    first(
      db
        .selectFrom('links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now()),
    )

  /** Whether the account that a password link was made for is still there, and is the one that takes it. */
  function* isFor(link: AdminTables['links'], { issuer, subject }: Identity) {
    const account = yield* first(
      db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', link.account_id)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    return account !== undefined
  }

  /** Two who choose the same e-mail at once: the second has to prove that the account is theirs. */
  function* refuseTakenLogin({ issuer, subject }: Identity, login: string) {
    const owner = yield* first(
      db
        .selectFrom('passwords')
        .innerJoin('accounts', 'accounts.id', 'passwords.account_id')
        .select(['issuer', 'subject'])
        .where('login', '=', login),
    )
    if (owner && (owner.issuer !== issuer || owner.subject !== subject))
      throw new ApiError('conflict', 'There is an account with this e-mail.')
  }

  return {
    issue: (link, tokenHash, by) =>
      change(function* () {
        const { organisationId, role, kind } = link
        yield* run(
          db.insertInto('links').values({
            id: link.id,
            token_hash: tokenHash,
            kind,
            organisation_id: organisationId,
            role,
            account_id: link.accountId,
            note: link.note,
            created_at: link.createdAt,
            expires_at: link.expiresAt,
            used_at: null,
          }),
        )
        const subject = link.note ?? link.accountId ?? undefined
        const action = { owner: 'printSignInLink', invitation: 'invite', password: 'resetPassword' }[kind]
        yield* record(by, { organisationId, action, ...(subject && { subject }), after: { role } })
      }),
    async find(tokenHash) {
      const row = await read(() => open(tokenHash))
      return row && linkFrom(row)
    },
    take: (tokenHash, { identity, password }) =>
      change(function* () {
        const link = yield* open(tokenHash)
        if (!link) return undefined
        // The page was shown a while ago: what it said is checked again inside the transaction.
        if (link.kind === 'password' && !(yield* isFor(link, identity))) return undefined
        if (password && link.kind !== 'password') yield* refuseTakenLogin(identity, password.login)
        yield* run(db.updateTable('links').set({ used_at: now() }).where('id', '=', link.id))
        const account = yield* ensureAccount(base, identity)
        if (password) yield* setPassword(base, account.id, password)
        // Another link for the same password has nothing left to do.
        if (link.kind === 'password')
          yield* run(
            db
              .updateTable('links')
              .set({ used_at: now() })
              .where('kind', '=', 'password')
              .where('account_id', '=', link.account_id)
              .where('used_at', 'is', null),
          )
        const organisationId = link.organisation_id
        const given = link.kind as LinkKind
        const role =
          given === 'password'
            ? (link.role as Role)
            : yield* ensureMember(base, organisationId, account.id, link.role as Role)
        const by: Actor = { id: account.id, name: labelOf(account) }
        yield* record(by, {
          organisationId,
          action: actionOf[given],
          subject: labelOf(account),
          after: { role },
        })
        const organisation = yield* first(
          db.selectFrom('organisations').select(['id', 'name']).where('id', '=', organisationId),
        )
        return {
          account,
          membership: { organisation: organisation ?? { id: organisationId, name: '' }, role },
        }
      }),
    async invitations(organisationId, paging) {
      const query = db
        .selectFrom('links')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('kind', '=', 'invitation')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
      return paged(
        await read(() => all(rowsAfter(query, paging, { by: ['created_at', 'id'], direction: 'desc' }))),
        paging.limit,
        ({ id, role, note, created_at: createdAt, expires_at: expiresAt }) => ({
          id,
          role: role as Role,
          note,
          createdAt,
          expiresAt,
        }),
        (row) => writeCursor(row.created_at, row.id),
      )
    },
    withdraw: (organisationId, id, by) =>
      change(function* () {
        const gone = yield* run(
          db
            .deleteFrom('links')
            .where('organisation_id', '=', organisationId)
            .where('id', '=', id)
            .where('kind', '=', 'invitation')
            .where('used_at', 'is', null),
        )
        if (gone > 0) yield* record(by, { organisationId, action: 'withdrawInvitation', subject: id })
        return gone > 0
      }),
    async hasOwner() {
      const taken = db
        .selectFrom('links')
        .select('id')
        .where('kind', '=', 'owner')
        .where('used_at', 'is not', null)
        .limit(1)
      return (await read(() => first(taken))) !== undefined
    },
  }
}

function linkFrom(row: AdminTables['links']): SignInLink {
  return {
    id: row.id,
    kind: row.kind as LinkKind,
    organisationId: row.organisation_id,
    role: row.role as Role,
    accountId: row.account_id,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
