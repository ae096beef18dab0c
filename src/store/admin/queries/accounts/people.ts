import { ApiError, covers, type Account, type Member, type Role } from '#protocol'
import type { Identity, PeopleStore } from '../../people-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { paged, rowsAfter, writeCursor } from '../../../statements/paged.ts'
import { all, first, run, type Work } from '../../../statements/work.ts'

const accountColumns = ['accounts.id', 'issuer', 'subject', 'accounts.name', 'email'] as const

/** The account of an identity, made if there is none. Inside a change. */
export function* ensureAccount({ db, now, newId }: AdminBase, identity: Identity): Work<Account> {
  const { issuer, subject } = identity
  const known = yield* first(
    db
      .selectFrom('accounts')
      .select(accountColumns)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject),
  )
  if (known) return known
  const account = {
    id: newId(),
    issuer,
    subject,
    name: identity.name ?? null,
    email: identity.email ?? null,
  }
  yield* run(db.insertInto('accounts').values({ ...account, created_at: now(), seen_at: null }))
  return account
}

/** Gives an account a role unless it already has a higher one. Inside a change. */
export function* ensureMember(
  { db, now }: AdminBase,
  organisationId: string,
  accountId: string,
  role: Role,
): Work<Role> {
  const has = yield* first(
    db
      .selectFrom('members')
      .select('role')
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', accountId),
  )
  if (has && covers(has.role as Role, role)) return has.role as Role
  yield* run(
    db
      .insertInto('members')
      .values({ organisation_id: organisationId, account_id: accountId, role, since: now() })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'account_id']).doUpdateSet({ role })),
  )
  return role
}

export function adminPeople(base: AdminBase): PeopleStore {
  const { db, read, change, record, now } = base
  const accounts = db.selectFrom('accounts').select(accountColumns)
  const members = db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select([...accountColumns, 'role', 'since', 'seen_at'])

  const memberOf = (organisationId: string, accountId: string) =>
    first(members.where('organisation_id', '=', organisationId).where('account_id', '=', accountId))

  /** Somebody must be able to let others in. */
  function* keepOneOwner(organisationId: string, role: string): Work<void> {
    if (role !== 'owner') return
    const owners = yield* first(
      db
        .selectFrom('members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('role', '=', 'owner'),
    )
    if ((owners?.count ?? 0) < 2)
      throw new ApiError('conflict', 'This is the last owner. Make somebody else an owner first.')
  }

  return {
    find: ({ issuer, subject }) =>
      read(() => first(accounts.where('issuer', '=', issuer).where('subject', '=', subject))),
    account: (id) => read(() => first(accounts.where('id', '=', id))),
    async seen(id, { name, email }, at) {
      const said = { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
      await change(() =>
        run(
          db
            .updateTable('accounts')
            .set({ ...said, seen_at: at })
            .where('id', '=', id),
        ),
      )
    },
    admit: (identity, organisationId, role, by) =>
      change(function* () {
        const account = yield* ensureAccount(base, identity)
        const before = (yield* memberOf(organisationId, account.id))?.role ?? null
        const after = yield* ensureMember(base, organisationId, account.id, role)
        const subject = labelOf(account)
        if (before !== after) yield* record(by, { organisationId, action: 'admit', subject, before, after })
        return account
      }),
    async memberships(accountId) {
      const rows = await read(() =>
        all(
          db
            .selectFrom('members')
            .innerJoin('organisations', 'organisations.id', 'members.organisation_id')
            .select(['organisations.id', 'organisations.name', 'role'])
            .where('account_id', '=', accountId)
            .orderBy('since')
            .orderBy('organisations.id'),
        ),
      )
      return rows.map(({ id, name, role }) => ({ organisation: { id, name }, role: role as Role }))
    },
    createOrganisation: ({ id, name }, ownerId, by) =>
      change(function* () {
        yield* run(db.insertInto('organisations').values({ id, name, created_at: now() }))
        yield* ensureMember(base, id, ownerId, 'owner')
        yield* record(by, { organisationId: id, action: 'createOrganisation', after: { name } })
      }),
    renameOrganisation: (id, name, by) =>
      change(function* () {
        const before = yield* first(db.selectFrom('organisations').select('name').where('id', '=', id))
        yield* run(db.updateTable('organisations').set({ name }).where('id', '=', id))
        yield* record(by, { organisationId: id, action: 'renameOrganisation', before, after: { name } })
      }),
    async members(organisationId, paging) {
      const query = members.where('organisation_id', '=', organisationId)
      const rows = await read(() =>
        all(rowsAfter(query, paging, { by: ['since', 'accounts.id'], direction: 'asc' })),
      )
      return paged(rows, paging.limit, memberFrom, (row) => writeCursor(row.since, row.id))
    },
    async member(organisationId, accountId) {
      const row = await read(() => memberOf(organisationId, accountId))
      return row && memberFrom(row)
    },
    changeRole: (organisationId, accountId, role, by) =>
      change(function* () {
        const member = yield* memberOf(organisationId, accountId)
        if (!member) return false
        if (role !== 'owner') yield* keepOneOwner(organisationId, member.role)
        yield* run(
          db
            .updateTable('members')
            .set({ role })
            .where('organisation_id', '=', organisationId)
            .where('account_id', '=', accountId),
        )
        const subject = labelOf(member)
        yield* record(by, {
          organisationId,
          action: 'changeMember',
          subject,
          before: member.role,
          after: role,
        })
        return true
      }),
    removeMember: (organisationId, accountId, by) =>
      change(function* () {
        const member = yield* memberOf(organisationId, accountId)
        if (!member) return false
        yield* keepOneOwner(organisationId, member.role)
        yield* run(
          db
            .deleteFrom('members')
            .where('organisation_id', '=', organisationId)
            .where('account_id', '=', accountId),
        )
        yield* record(by, {
          organisationId,
          action: 'removeMember',
          subject: labelOf(member),
          before: member.role,
        })
        return true
      }),
  }
}

/** How the audit log names an account. */
export function labelOf({ email, name, subject }: Pick<Account, 'email' | 'name' | 'subject'>): string {
  return email ?? name ?? subject
}

type MemberRow = Account & { role: string; since: number; seen_at: number | null }

function memberFrom({ role, since, seen_at: lastSeenAt, ...account }: MemberRow): Member {
  return { account, role: role as Role, since, lastSeenAt }
}
