import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { AuditLine } from '../audit-store.ts'
import type { Actor } from '../admin-store.ts'
import type { AdminDialect } from './admin-dialect.ts'
import type { AdminTables } from './tables.ts'
import { run, type Work } from '../../statements/work.ts'

export type AdminQueries = Kysely<Tables & AdminTables>

/** What a database gives the dashboard to work with. */
export interface AdminPlace {
  readonly db: AdminQueries
  readonly dialect: AdminDialect
  readonly now: () => number
  readonly newId: () => string
  /** Does work that changes nothing. */
  read<Result>(work: () => Work<Result>): Promise<Result>
  /** The same for what every turn asks for: it may be remembered as long as nothing was changed anywhere. */
  readOften<Result>(work: (key: string) => Work<Result>): (key: string) => Promise<Result>
  /** Does work in a transaction, whole or not at all; no other change of the dashboard comes between its statements. */
  change<Result>(work: () => Work<Result>): Promise<Result>
}

/** What every part of the dashboard works with. */
export interface AdminBase extends AdminPlace {
  /** Writes an audit line; only inside `change`. */
  record(by: Actor, line: AuditLine): Work<void>
}

export function adminBase(place: AdminPlace): AdminBase {
  return {
    ...place,
    *record(by, { organisationId, site, action, subject, before, after }) {
      const line = {
        organisation_id: organisationId,
        site_id: site?.id ?? null,
        site_name: site?.name ?? null,
        at: place.now(),
        actor_id: by.id,
        actor_name: by.name,
        action,
        subject: subject ?? null,
        before: JSON.stringify(before ?? null),
        after: JSON.stringify(after ?? null),
      }
      yield* run(place.db.insertInto('audit').values(line))
    },
  }
}
