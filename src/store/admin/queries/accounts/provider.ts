import type { ProviderRecord, ProviderStore } from '../../provider-store.ts'
import type { AdminBase } from '../admin-base.ts'
import type { AdminTables } from '../tables.ts'
import { first, run, type Work } from '../../../statements/work.ts'

/** Sets the password of an account, and the name it signs in with. Inside a change. */
export function* setPassword(
  { db, now }: AdminBase,
  accountId: string,
  { login, hash }: { login: string; hash: string },
): Work<void> {
  const values = { account_id: accountId, login, hash, changed_at: now() }
  yield* run(
    db
      .insertInto('passwords')
      .values(values)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values)),
  )
}

export function adminProvider(base: AdminBase): ProviderStore {
  const { db, read, change, now } = base
  const records = db.selectFrom('provider_records').selectAll()
  const passwords = db
    .selectFrom('passwords')
    .select(['account_id as accountId', 'login', 'hash', 'changed_at as changedAt'])

  return {
    passwordOf: (by) =>
      read(() =>
        first(
          'login' in by
            ? passwords.where('login', '=', by.login)
            : passwords.where('account_id', '=', by.accountId),
        ),
      ),
    async changePassword(accountId, hash) {
      await change(() =>
        run(db.updateTable('passwords').set({ hash, changed_at: now() }).where('account_id', '=', accountId)),
      )
    },
    secret: (name, sealed) =>
      change(function* () {
        yield* run(
          db
            .insertInto('secrets')
            .values({ name, body: sealed })
            .onConflict((conflict) => conflict.column('name').doNothing()),
        )
        const kept = yield* first(db.selectFrom('secrets').select('body').where('name', '=', name))
        return kept?.body ?? sealed
      }),
    async fact(name) {
      const fact = await read(() => first(db.selectFrom('facts').select('value').where('name', '=', name)))
      return fact?.value
    },
    async setFact(name, value) {
      await change(() =>
        run(
          db
            .insertInto('facts')
            .values({ name, value })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
        ),
      )
    },

    async saveRecord(record) {
      const values = rowFrom(record)
      await change(() =>
        run(
          db
            .insertInto('provider_records')
            .values(values)
            .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values)),
        ),
      )
    },
    async record(kind, id) {
      return recordFrom(await read(() => first(records.where('kind', '=', kind).where('id', '=', id))), now())
    },
    async recordByUid(kind, uid) {
      return recordFrom(
        await read(() => first(records.where('kind', '=', kind).where('uid', '=', uid))),
        now(),
      )
    },
    async consumeRecord(kind, id) {
      const changed = await change(() =>
        run(
          db
            .updateTable('provider_records')
            .set({ consumed_at: now() })
            .where('kind', '=', kind)
            .where('id', '=', id)
            .where('consumed_at', 'is', null),
        ),
      )
      return changed > 0
    },
    async removeRecord(kind, id) {
      await change(() => run(db.deleteFrom('provider_records').where('kind', '=', kind).where('id', '=', id)))
    },
    async removeGrant(grantId) {
      await change(() => run(db.deleteFrom('provider_records').where('grant_id', '=', grantId)))
    },
    async sweepRecords() {
      await change(() => run(db.deleteFrom('provider_records').where('expires_at', '<', now())))
    },
  }
}

function rowFrom(record: ProviderRecord): AdminTables['provider_records'] {
  const { kind, id, body, expiresAt, grantId, uid, consumedAt } = record
  return { kind, id, body, expires_at: expiresAt, grant_id: grantId, uid, consumed_at: consumedAt }
}

function recordFrom(
  row: AdminTables['provider_records'] | undefined,
  now: number,
): ProviderRecord | undefined {
  if (!row || (row.expires_at !== null && row.expires_at <= now)) return undefined
  const { kind, id, body, uid } = row
  return {
    kind,
    id,
    body,
    uid,
    expiresAt: row.expires_at,
    grantId: row.grant_id,
    consumedAt: row.consumed_at,
  }
}
