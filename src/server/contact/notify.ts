import type { SiteContact } from '#protocol'
import type { DeliveryKind, NotifyRecord } from '#store'

/** What a site's webhook secret is sealed for: no other site can open it. */
export function notifyPurpose(siteId: string): string {
  return `webhook-secret:${siteId}`
}

/** Whom a site's contacts are mailed to. */
export function recipientsOf({ emails }: NotifyRecord, contact: SiteContact | undefined): readonly string[] {
  if (emails.length > 0) return emails
  return contact?.email ? [contact.email] : []
}

/** What is to be delivered of a contact. */
export function deliveriesFor(
  notify: NotifyRecord,
  { contact, mails }: { readonly contact: SiteContact | undefined; readonly mails: boolean },
): DeliveryKind[] {
  return [
    ...(mails && recipientsOf(notify, contact).length > 0 ? (['mail'] as const) : []),
    ...(notify.webhookUrl === null ? [] : (['webhook'] as const)),
  ]
}
