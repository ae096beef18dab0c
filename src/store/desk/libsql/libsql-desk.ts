import type { DeskStore } from '../desk-store.ts'
import { catchUp } from './catch-up.ts'
import { deskBase, type DeskBaseOptions } from './desk-base.ts'
import { libsqlAudit } from './libsql-audit.ts'
import { libsqlConfigs } from './libsql-configs.ts'
import { libsqlLinks } from './libsql-links.ts'
import { libsqlPeople } from './libsql-people.ts'
import { libsqlProvider } from './libsql-provider.ts'
import { libsqlSiteDesk } from './libsql-site-desk.ts'
import { libsqlTranscripts } from './libsql-transcripts.ts'

export interface LibsqlDeskOptions extends DeskBaseOptions {
  /** Entries indexed in one transaction: few enough that no visitor notices the pause. */
  readonly indexRowsAtOnce?: number | undefined
}

/** The desk in the same file as the sessions it reads. */
export function libsqlDesk(options: LibsqlDeskOptions): DeskStore {
  const { connection, indexRowsAtOnce = 200 } = options
  const base = deskBase(options)
  const catchUpNow = catchUp(connection, base, indexRowsAtOnce)
  return {
    people: libsqlPeople(base),
    links: libsqlLinks(base),
    sites: libsqlSiteDesk(base, catchUpNow),
    configs: libsqlConfigs(base),
    transcripts: libsqlTranscripts(connection, base, catchUpNow),
    audit: libsqlAudit(base),
    provider: libsqlProvider(base),
  }
}
