import type { ApiKey, KeyScope } from '#protocol'
import type { ApiKeyStore } from '../../api-key-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { paged, rowsAfter, writeCursor } from '../../../statements/paged.ts'
import type { AdminTables } from '../tables.ts'
import { all, first, run } from '../../../statements/work.ts'

export function adminApiKeys({ db, read, change, record, now }: AdminBase): ApiKeyStore {
  return {
    add: (organisationId, key, keyHash, by) =>
      change(function* () {
        const { id, name, hint, scope, siteIds, createdAt, expiresAt } = key
        yield* run(
          db.insertInto('api_keys').values({
            id,
            key_hash: keyHash,
            organisation_id: organisationId,
            name,
            hint,
            scope,
            site_ids: siteIds && JSON.stringify(siteIds),
            created_at: createdAt,
            expires_at: expiresAt,
            used_at: null,
          }),
        )
        const after = { scope, siteIds, expiresAt }
        yield* record(by, { organisationId, action: 'makeKey', subject: name, after })
      }),
    async list(organisationId, paging) {
      const query = db.selectFrom('api_keys').selectAll().where('organisation_id', '=', organisationId)
      const rows = await read(() =>
        all(rowsAfter(query, paging, { by: ['created_at', 'id'], direction: 'desc' })),
      )
      return paged(rows, paging.limit, keyFrom, (row) => writeCursor(row.created_at, row.id))
    },
    async find(keyHash) {
      const query = db
        .selectFrom('api_keys')
        .innerJoin('organisations', 'organisations.id', 'api_keys.organisation_id')
        .selectAll('api_keys')
        .select('organisations.name as organisation_name')
        .where('key_hash', '=', keyHash)
        .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
      const row = await read(() => first(query))
      return (
        row && {
          key: keyFrom(row),
          organisation: { id: row.organisation_id, name: row.organisation_name },
        }
      )
    },
    used: (id, at) =>
      change(function* () {
        yield* run(db.updateTable('api_keys').set({ used_at: at }).where('id', '=', id))
      }),
    remove: (organisationId, id, by) =>
      change(function* () {
        const key = yield* first(
          db
            .selectFrom('api_keys')
            .select('name')
            .where('organisation_id', '=', organisationId)
            .where('id', '=', id),
        )
        if (!key) return false
        yield* run(db.deleteFrom('api_keys').where('id', '=', id))
        yield* record(by, { organisationId, action: 'removeKey', subject: key.name })
        return true
      }),
  }
}

function keyFrom(row: AdminTables['api_keys']): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scope: row.scope as KeyScope,
    siteIds: row.site_ids === null ? null : (JSON.parse(row.site_ids) as string[]),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.used_at,
  }
}
