import type { AuditStore } from '../../audit-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { paged, readCursor, writeCursor } from '../../../statements/paged.ts'
import { all } from '../../../statements/work.ts'

export function adminAudit({ db, read, change, record }: AdminBase): AuditStore {
  return {
    record: (line, by) => change(() => record(by, line)),
    async list(organisationId, { cursor, limit, siteId }) {
      const after = readCursor(cursor)
      let query = db
        .selectFrom('audit')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .orderBy('id', 'desc')
        .limit(limit + 1)
      if (siteId !== undefined) query = query.where('site_id', '=', siteId)
      if (after) query = query.where('id', '<', after.at)
      return paged(
        await read(() => all(query)),
        limit,
        (row) => ({
          id: row.id,
          at: row.at,
          actor: { id: row.actor_id, name: row.actor_name },
          action: row.action,
          site: row.site_id === null ? null : { id: row.site_id, name: row.site_name ?? row.site_id },
          subject: row.subject,
          before: JSON.parse(row.before) as unknown,
          after: JSON.parse(row.after) as unknown,
        }),
        (row) => writeCursor(row.id, '-'),
      )
    },
  }
}
