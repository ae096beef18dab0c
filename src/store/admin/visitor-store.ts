import type { Contact } from './contact-store.ts'

/** A session of somebody who is looked for. */
export interface VisitorSession {
  readonly id: string
  readonly host: string
  readonly createdAt: number
  /** What the page said of them: unverified. */
  readonly visitor: Record<string, unknown> | null
}

/** Finds people in what is kept of visitors. */
export interface VisitorStore {
  /**
   * The sessions and messages of one person: those that name this e-mail address or id, the sessions in which they
   * left a message, the other sessions of those conversations, and the messages left in any of them.
   */
  ofPerson(siteId: string, who: string): Promise<{ sessions: VisitorSession[]; contacts: Contact[] }>
}
