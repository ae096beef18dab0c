import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { AuditLine } from '../audit-store.ts'
import type { Actor } from '../desk-store.ts'
import type { DeskDialect } from './desk-dialect.ts'
import type { DeskTables } from './tables.ts'
import { run, type Work } from '../../statements/work.ts'

export type DeskQueries = Kysely<Tables & DeskTables>

/** What a database gives the desk to work with. */
export interface DeskPlace {
  readonly db: DeskQueries
  readonly dialect: DeskDialect
  readonly now: () => number
  readonly newId: () => string
  /** Does work that changes nothing. */
  read<Result>(work: () => Work<Result>): Promise<Result>
  /** The same for what every turn asks for: it may be remembered as long as nothing was changed anywhere. */
  readOften<Result>(work: (key: string) => Work<Result>): (key: string) => Promise<Result>
  /** Does work in a transaction, whole or not at all; no other change of the desk comes between its statements. */
  change<Result>(work: () => Work<Result>): Promise<Result>
}

/** What every part of the desk works with. */
export interface DeskBase extends DeskPlace {
  /** Writes an audit line; only inside `change`. */
  record(by: Actor, line: AuditLine): Work<void>
}

export function deskBase(place: DeskPlace): DeskBase {
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
