import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'

/** How the owner hears of a contact beside the dashboard. */
export const deliveryKinds = ['mail', 'webhook'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** A message that a visitor left for the people of a site. */
export interface Contact {
  readonly id: string
  readonly siteId: string
  readonly at: number
  readonly host: string
  readonly name: string | null
  readonly email: string
  readonly message: string
  /** The session it was left in; null: that has been erased. */
  readonly sessionId: string | null
  /** Whether the visitor agreed that the conversation goes with it. */
  readonly shared: boolean
  readonly doneAt: number | null
  readonly deliveries: readonly Delivery[]
}

export interface Delivery {
  readonly kind: DeliveryKind
  readonly tries: number
  readonly sentAt: number | null
  /** It is not tried any more. */
  readonly deadAt: number | null
  readonly error: string | null
}

/** A delivery that this node has leased. */
export interface DueDelivery {
  readonly id: string
  readonly kind: DeliveryKind
  readonly tries: number
  readonly contact: Contact
}

export type NewContact = Omit<Contact, 'id' | 'doneAt' | 'deliveries' | 'at'>

export interface ContactQuery extends Paging {
  readonly done?: boolean | undefined
  /** Part of the name, the address or the message. */
  readonly words?: string | undefined
}

/** Who is told of a site's contacts. The secret is sealed before it comes here. */
export interface NotifyRecord {
  readonly emails: readonly string[]
  readonly webhookUrl: string | null
  readonly sealedSecret: string | null
}

/** What visitors have left for the people of a site, and what is still to be delivered of it. */
export interface ContactStore {
  /** Keeps a contact and what is to be delivered of it, together. Returns its id. */
  add(contact: NewContact, deliveries: readonly DeliveryKind[]): Promise<string>
  /** Newest first. */
  list(siteId: string, query: ContactQuery): Promise<Paged<Contact>>
  find(siteId: string, id: string): Promise<Contact | undefined>
  setDone(siteId: string, id: string, done: boolean, by: Actor): Promise<boolean>
  /** False: there was none. */
  erase(siteId: string, id: string, by: Actor): Promise<boolean>
  notify(siteId: string): Promise<NotifyRecord>
  saveNotify(siteId: string, notify: NotifyRecord, by: Actor): Promise<void>
  /** Leases deliveries that are due, for `untilMs`. */
  takeDue(limit: number, untilMs: number): Promise<DueDelivery[]>
  sent(deliveryId: string): Promise<void>
  /** `retryMs` null: it is not tried again. */
  failed(deliveryId: string, error: string, retryMs: number | null): Promise<void>
}
