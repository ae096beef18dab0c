import type { ApiKeyStore } from './api-key-store.ts'
import type { AuditStore } from './audit-store.ts'
import type { ConfigStore } from './config-store.ts'
import type { ContactStore } from './contact-store.ts'
import type { LinkStore } from './link-store.ts'
import type { PeopleStore } from './people-store.ts'
import type { ProviderStore } from './provider-store.ts'
import type { OwnedSiteStore } from './owned-site-store.ts'
import type { TranscriptStore } from './transcript-store.ts'
import type { TrialStore } from './trial-store.ts'
import type { VisitorStore } from './visitor-store.ts'

/**
 * What the dashboard knows and changes. Every change takes its actor and writes its audit line in the same
 * transaction; `contract/` says the behaviour.
 */
export interface AdminStore {
  readonly people: PeopleStore
  readonly links: LinkStore
  readonly keys: ApiKeyStore
  readonly sites: OwnedSiteStore
  readonly configs: ConfigStore
  readonly contacts: ContactStore
  readonly transcripts: TranscriptStore
  readonly trials: TrialStore
  readonly visitors: VisitorStore
  readonly audit: AuditStore
  readonly provider: ProviderStore
}

/** Who makes a change. Null: the operator at the machine. */
export interface Actor {
  readonly id: string | null
  readonly name: string
}

/** The organisation of whoever runs the machine: sites added on the command line are its own. */
export const defaultOrganisation = 'default'
