import { Type, type Static } from 'typebox'
import { limits } from '../limits.ts'
import { patterns } from '../site/patterns.ts'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, orNull, Page, paging } from './paging.ts'

const siteParams = Type.Object({ id })
const contactParams = Type.Object({ id, contactId: id })

export const ContactDelivery = Type.Object({
  kind: Type.Enum(['mail', 'webhook']),
  state: Type.Enum(['waiting', 'sent', 'dead'], {
    description: 'dead: it failed too often and is not tried again.',
  }),
  tries: Type.Integer(),
  error: orNull(Type.String({ description: 'Why the last try failed.' })),
})
export type ContactDelivery = Static<typeof ContactDelivery>

/** A message that a visitor left. */
export const ContactEntry = Type.Object({
  id,
  at: milliseconds,
  host: Type.String(),
  name: orNull(Type.String()),
  email: Type.String({ description: 'As the visitor wrote it: unverified.' }),
  message: Type.String(),
  conversation: orNull(
    Type.String({
      description: 'The conversation it was left in, if the visitor shared it and it is still there.',
    }),
  ),
  doneAt: orNull(milliseconds),
  deliveries: Type.Array(ContactDelivery),
})
export type ContactEntry = Static<typeof ContactEntry>

const notify = {
  emails: Type.Array(Type.String({ maxLength: limits.emailCharacters, pattern: patterns.email }), {
    maxItems: 10,
    uniqueItems: true,
    description: 'Without any, `contact.email` of the published configuration.',
  }),
  webhookUrl: orNull(
    Type.String({ maxLength: limits.urlCharacters, pattern: '^https?://[^\\s"\'<>\\\\]+$' }),
  ),
}

/** Who hears of contacts. Live at once, and no part of any version. */
export const NotifySettings = Type.Object({
  ...notify,
  hasSecret: Type.Boolean({ description: 'The secret itself never comes out again.' }),
  mails: Type.Boolean({ description: 'Whether this server can send mail: SMTP_URL is set.' }),
})
export type NotifySettings = Static<typeof NotifySettings>

export const contactsApi = {
  listContacts: call('listContacts', {
    summary: 'Messages that visitors left, newest first.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({
      ...paging,
      q: Type.Optional(
        Type.String({ maxLength: 200, description: 'Part of the name, the address or the message.' }),
      ),
      done: Type.Optional(Type.Enum(['true', 'false'])),
    }),
    answer: Page(ContactEntry),
  }),
  changeContact: call('changeContact', {
    summary: 'Mark a message as done, or as open again.',
    access: { of: 'site', role: 'editor' },
    params: contactParams,
    body: Type.Object({ done: Type.Boolean() }),
    answer: ContactEntry,
  }),
  eraseContact: call('eraseContact', {
    summary: 'Erase a message and what was to be delivered of it.',
    access: { of: 'site', role: 'editor' },
    params: contactParams,
    answer: nothing,
  }),
  exportContacts: call('exportContacts', {
    summary: 'All messages as a file.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ format: Type.Enum(['json', 'csv']) }),
    answer: Type.Unknown(),
    download: true,
  }),
  readNotify: call('readNotify', {
    summary: 'Who hears of contacts.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: NotifySettings,
  }),
  saveNotify: call('saveNotify', {
    summary: 'Decide who hears of contacts: by mail, by a signed webhook.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object(
      {
        ...notify,
        webhookSecret: Type.Optional(
          orNull(
            Type.String({ minLength: 16, maxLength: 200, description: 'null forgets it; absent keeps it.' }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: NotifySettings,
  }),
} as const
