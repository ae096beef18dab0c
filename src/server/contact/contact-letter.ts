import type { HistoryEntry } from '#protocol'
import type { Contact } from '#store'

export interface Letter {
  readonly site: { readonly id: string; readonly name: string }
  readonly contact: Contact
  /** What was said before, where the visitor agreed and it is still there. */
  readonly history: readonly HistoryEntry[] | undefined
  readonly dashboardUrl: string
}

/** A contact as a mail. Plain text: nothing that a visitor writes is ever markup. */
export function mailOf({ site, contact, history, dashboardUrl }: Letter) {
  const { name, email, message, host, at } = contact
  const who = name ? `${name} <${email}>` : email
  const said = history?.map(({ role, content }) => `${role === 'user' ? 'Visitor' : 'Assistant'}: ${content}`)
  return {
    subject: oneLine(`${site.name}: message from ${name || email}`),
    text: [
      `${who} left a message on ${host}, ${new Date(at).toUTCString()}:`,
      message,
      ...(said ? ['The conversation before it, shared by the visitor:', said.join('\n\n')] : []),
      `In the dashboard: ${dashboardUrl}`,
    ].join('\n\n'),
  }
}

/** A contact as the body of a webhook. */
export function webhookOf({ site, contact, history, dashboardUrl }: Letter) {
  const { id, at, host, name, email, message } = contact
  return {
    type: 'contact.created',
    timestamp: new Date(at).toISOString(),
    data: { id, site, host, name, email, message, dashboardUrl, ...(history && { conversation: history }) },
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').slice(0, 200)
}
