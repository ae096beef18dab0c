import type { ContactEntry } from '#protocol'
import type { Contact, Delivery } from '#store'
import type { SessionNames } from '../transcripts/session-names.ts'

/** A contact as the API shows it, without the session id: that one is a credential. */
export function shownContact(contact: Contact, { nameOf }: Pick<SessionNames, 'nameOf'>): ContactEntry {
  const { id, at, host, name, email, message, sessionId, shared, doneAt, deliveries } = contact
  const conversation = shared && sessionId !== null ? nameOf(sessionId) : null
  return {
    id,
    at,
    host,
    name,
    email,
    message,
    conversation,
    doneAt,
    deliveries: deliveries.map(shownDelivery),
  }
}

function shownDelivery({ kind, tries, sentAt, deadAt, error }: Delivery): ContactEntry['deliveries'][number] {
  const state = sentAt !== null ? 'sent' : deadAt !== null ? 'dead' : 'waiting'
  return { kind, state, tries, error }
}
