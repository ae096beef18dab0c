import type { AuditEntry } from '#protocol'
import type { Paged, Paging } from './desk-store.ts'

export interface AuditStore {
  /** Newest first. */
  list(organisationId: string, query: Paging & { siteId?: string | undefined }): Promise<Paged<AuditEntry>>
}
