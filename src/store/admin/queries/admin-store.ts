import type { AdminStore } from '../admin-store.ts'
import { adminApiKeys } from './accounts/api-keys.ts'
import { adminAudit } from './accounts/audit.ts'
import { adminConfigs } from './sites/configs.ts'
import { adminContacts } from './conversations/contacts.ts'
import { adminBase, type AdminPlace } from './admin-base.ts'
import { adminLinks } from './accounts/links.ts'
import { adminPeople } from './accounts/people.ts'
import { adminProvider } from './accounts/provider.ts'
import { ownedSites } from './sites/owned-sites.ts'
import { adminTranscripts } from './conversations/transcripts.ts'
import { adminTrials } from './conversations/trials.ts'
import { adminVisitors } from './conversations/visitors.ts'

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
