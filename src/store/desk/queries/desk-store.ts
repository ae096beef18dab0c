import type { DeskStore } from '../desk-store.ts'
import { deskApiKeys } from './api-keys.ts'
import { deskAudit } from './audit.ts'
import { deskConfigs } from './configs.ts'
import { deskContacts } from './contacts.ts'
import { deskBase, type DeskPlace } from './desk-base.ts'
import { deskLinks } from './links.ts'
import { deskPeople } from './people.ts'
import { deskProvider } from './provider.ts'
import { deskSites } from './site-desk.ts'
import { deskTranscripts } from './transcripts.ts'
import { deskTrials } from './trials.ts'
import { deskVisitors } from './visitors.ts'

/** The desk in a database. `catchUp` indexes what sessions have written since the last time. */
export function deskStore(place: DeskPlace, catchUp: () => Promise<void>): DeskStore {
  const base = deskBase(place)
  return {
    people: deskPeople(base),
    links: deskLinks(base),
    keys: deskApiKeys(base),
    sites: deskSites(base, catchUp),
    configs: deskConfigs(base),
    contacts: deskContacts(base),
    transcripts: deskTranscripts(base, catchUp),
    trials: deskTrials(base),
    visitors: deskVisitors(base),
    audit: deskAudit(base),
    provider: deskProvider(base),
  }
}
