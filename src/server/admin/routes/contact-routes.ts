import { adminApi, ApiError, type ContactEntry, type NotifySettings } from '#protocol'
import type { Contact } from '#store'
import { Readable } from 'node:stream'
import { notifyPurpose } from '../../contact/notify.ts'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { csvLine } from '../transcripts/csv-line.ts'
import { pagingOf } from './paging-of.ts'
import { shownContact } from '../people/shown-contact.ts'

const pageSize = 100

/** What visitors have left for the people of a site, and who hears of it. */
export function contactRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, identity, sessionNames, mails } = options
  const { contacts, audit } = admin

  const shown = (contact: Contact) => shownContact(contact, sessionNames)

  async function* all(siteId: string): AsyncGenerator<ContactEntry> {
    let cursor: string | undefined
    do {
      const page = await contacts.list(siteId, { limit: pageSize, cursor })
      for (const contact of page.items) yield shown(contact)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
  }

  async function notifyOf(siteId: string): Promise<NotifySettings> {
    const { emails, webhookUrl, sealedSecret } = await contacts.notify(siteId)
    return { emails: [...emails], webhookUrl, hasSecret: sealedSecret !== null, mails }
  }

  return [
    make(adminApi.listContacts, async ({ query }, { site }) => {
      const done = query.done === undefined ? undefined : query.done === 'true'
      const { items, next } = await contacts.list(site.id, { ...pagingOf(query), words: query.q, done })
      return { items: items.map(shown), next }
    }),

    make(adminApi.changeContact, async ({ params, body }, { site, by }) => {
      if (!(await contacts.setDone(site.id, params.contactId, body.done, by))) throw notFound()
      const contact = await contacts.find(site.id, params.contactId)
      if (!contact) throw notFound()
      return shown(contact)
    }),

    make(adminApi.eraseContact, async ({ params }, { site, by }) => {
      if (!(await contacts.erase(site.id, params.contactId, by))) throw notFound()
      return { done: true as const }
    }),

    make(adminApi.exportContacts, async ({ query, header }, { site, by }) => {
      const { organisationId } = site
      await audit.record({ organisationId, site, action: 'exportContacts', after: { ...query } }, by)
      const { type, write } = formats[query.format]
      header('content-type', type)
      header('content-disposition', `attachment; filename="contacts-${site.id}.${query.format}"`)
      return Readable.from(write(all(site.id)))
    }),

    make(adminApi.readNotify, async (_, { site }) => notifyOf(site.id)),

    make(adminApi.saveNotify, async ({ body }, { site, by }) => {
      const { emails, webhookUrl, webhookSecret } = body
      const before = await contacts.notify(site.id)
      const sealedSecret =
        webhookSecret === undefined
          ? before.sealedSecret
          : webhookSecret && identity.sealer.seal(webhookSecret, notifyPurpose(site.id))
      await contacts.saveNotify(site.id, { emails, webhookUrl, sealedSecret }, by)
      return notifyOf(site.id)
    }),
  ]
}

const formats = {
  json: {
    type: 'application/json; charset=utf-8',
    async *write(contacts: AsyncIterable<ContactEntry>) {
      let before = '[\n'
      for await (const contact of contacts) {
        yield before + JSON.stringify(contact)
        before = ',\n'
      }
      yield before === '[\n' ? '[]\n' : '\n]\n'
    },
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    async *write(contacts: AsyncIterable<ContactEntry>) {
      yield csvLine(['contact', 'at', 'host', 'name', 'email', 'message', 'done', 'conversation'])
      for await (const { id, at, host, name, email, message, doneAt, conversation } of contacts)
        yield csvLine([
          id,
          moment(at),
          host,
          name ?? '',
          email,
          message,
          doneAt === null ? '' : moment(doneAt),
          conversation ?? '',
        ])
    },
  },
}

function moment(at: number): string {
  return new Date(at).toISOString()
}

function notFound(): ApiError {
  return new ApiError('not_found', 'There is no such message.')
}
