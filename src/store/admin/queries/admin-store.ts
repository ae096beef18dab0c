import type { AdminStore } from '../admin-store.ts'
import { adminApiKeys } from './api-keys.ts'
import { adminAudit } from './audit.ts'
import { adminConfigs } from './configs.ts'
import { adminContacts } from './contacts.ts'
import { adminBase, type AdminPlace } from './admin-base.ts'
import { adminLinks } from './links.ts'
import { adminPeople } from './people.ts'
import { adminProvider } from './provider.ts'
import { ownedSites } from './owned-sites.ts'
import { adminTranscripts } from './transcripts.ts'
import { adminTrials } from './trials.ts'
import { adminVisitors } from './visitors.ts'

/** The dashboard in a database. `catchUp` indexes what sessions have written since the last time. */
export function adminStore(place: AdminPlace, catchUp: () => Promise<void>): AdminStore {
  const base = adminBase(place)
  return {
    people: adminPeople(base),
    links: adminLinks(base),
    keys: adminApiKeys(base),
    sites: ownedSites(base, catchUp),
    configs: adminConfigs(base),
    contacts: adminContacts(base),
    transcripts: adminTranscripts(base, catchUp),
    trials: adminTrials(base),
    visitors: adminVisitors(base),
    audit: adminAudit(base),
    provider: adminProvider(base),
  }
}
