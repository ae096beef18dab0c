import type { ErasedPerson, Person, PersonFile, SessionDetail } from '#protocol'
import type { Actor, OwnedSite, AdminStore, IndexedConversation, SessionStore } from '#store'
import type { Presence } from '../../sockets/presence.ts'
import type { SessionNames } from '../transcripts/session-names.ts'
import { shownContact } from './shown-contact.ts'
import { shownSessions } from '../transcripts/shown-sessions.ts'
import { timelineOf } from '../transcripts/timeline-of.ts'

export interface PersonalDataOptions {
  readonly admin: Pick<AdminStore, 'visitors' | 'transcripts' | 'contacts' | 'audit'>
  readonly sessions: Pick<SessionStore, 'history' | 'notes'>
  readonly sessionNames: SessionNames
  readonly presence: Presence
  /** Erases every trace of the whole conversation that a session is a part of. */
  readonly eraseConversation: (sessionId: string) => Promise<unknown>
  readonly now: () => number
}

type Site = Pick<OwnedSite, 'id' | 'name' | 'organisationId'>

/** Everything of one person, for whoever asks what is kept of them or wants it gone. */
export function createPersonalData(options: PersonalDataOptions) {
  const { admin, sessions, sessionNames, presence, eraseConversation, now } = options
  const show = shownSessions({ sessionNames, presence })

  async function look(siteId: string, who: string) {
    const found = await admin.visitors.ofPerson(siteId, who)
    const summaries: IndexedConversation[] = []
    const silent: Person['silent'] = []
    for (const { id, host, createdAt, visitor } of found.sessions) {
      const summary = await admin.transcripts.find(siteId, id)
      if (summary) summaries.push(summary)
      else if (visitor) silent.push({ host, at: createdAt, visitor })
    }
    return { ...found, summaries, silent }
  }

  // Whom it was about is said nowhere: what was erased must not live on in the audit.
  const record = (site: Site, action: string, counts: ErasedPerson, by: Actor) =>
    admin.audit.record({ organisationId: site.organisationId, site, action, after: counts }, by)

  return {
    async find(siteId: string, who: string): Promise<Person> {
      const { summaries, contacts, silent } = await look(siteId, who)
      return {
        conversations: await show(summaries),
        contacts: contacts.map((contact) => shownContact(contact, sessionNames)),
        silent,
      }
    },

    async fileOf(site: Site, who: string, by: Actor): Promise<PersonFile> {
      const { summaries, contacts, silent } = await look(site.id, who)
      const conversations: SessionDetail[] = []
      for (const [place, summary] of (await show(summaries)).entries()) {
        const { id, startedAt } = summaries[place] as IndexedConversation
        const [history, notes] = await Promise.all([sessions.history(id), sessions.notes(id)])
        conversations.push({ ...summary, timeline: timelineOf(history, notes, startedAt) })
      }
      const counts = {
        conversations: summaries.length,
        contacts: contacts.length,
        silent: silent.length,
      }
      await record(site, 'exportPerson', counts, by)
      return {
        exportedAt: new Date(now()).toISOString(),
        site: { id: site.id, name: site.name },
        who,
        conversations,
        contacts: contacts.map((contact) => shownContact(contact, sessionNames)),
        silent,
      }
    },

    /** Again after a failure it erases what is left. */
    async erase(site: Site, who: string, by: Actor): Promise<ErasedPerson> {
      const { sessions: theirs, summaries, contacts, silent } = await look(site.id, who)
      // Letters first: with its conversation a letter loses what it was found by.
      for (const { id } of contacts) await admin.contacts.erase(site.id, id, by)
      for (const { id } of theirs) await eraseConversation(id)
      const counts = {
        conversations: summaries.length,
        contacts: contacts.length,
        silent: silent.length,
      }
      await record(site, 'erasePerson', counts, by)
      return counts
    },
  }
}
