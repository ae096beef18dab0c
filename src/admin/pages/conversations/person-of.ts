import type { SessionSummary } from '#protocol'

/** Whom a conversation was with: as the page called them, or as they signed a message that they left with it. */
export function personOf({
  visitor,
  contact,
}: Pick<SessionSummary, 'visitor' | 'contact'>): string | undefined {
  const named = visitor?.name ?? visitor?.email ?? visitor?.id
  if (named !== undefined && named !== null) return String(named)
  return contact ? sayContact(contact) : undefined
}

export function sayContact({ name, email }: NonNullable<SessionSummary['contact']>): string {
  return name ? `${name}, ${email}` : email
}
