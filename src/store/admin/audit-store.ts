import type { AuditEntry } from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'

/** A line of the audit log, before it has a number and a time. */
export interface AuditLine {
  readonly organisationId: string
  readonly site?: { readonly id: string; readonly name: string }
  readonly action: string
  readonly subject?: string
  readonly before?: unknown
  readonly after?: unknown
}

export interface AuditStore {
  /** For what is done elsewhere than in the dashboard; its own changes write their lines themselves. */
  record(line: AuditLine, by: Actor): Promise<void>
  /** Newest first. */
  list(organisationId: string, query: Paging & { siteId?: string | undefined }): Promise<Paged<AuditEntry>>
}
