import { ApiError } from '#protocol'
import type { Contact, ContactStore, Delivery, DeliveryKind } from '../../contact-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { paged, readCursor, writeCursor } from '../../../statements/paged.ts'
import { rowsOf, runSql, type Work } from '../../../statements/work.ts'
import { likePattern } from '../../../statements/like-pattern.ts'

interface ContactRow {
  id: string
  site_id: string
  at: number
  host: string
  name: string | null
  email: string
  message: string
  session_id: string | null
  shared: number
  done_at: number | null
}

interface DeliveryRow {
  id: string
  contact_id: string
  kind: DeliveryKind
  tries: number
  sent_at: number | null
  dead_at: number | null
  error: string | null
}

const contactColumns =
  'c.id, c.site_id, c.at, c.host, c.name, c.email, c.message, c.session_id, c.shared, c.done_at'
const deliveryColumns = 'd.id, d.contact_id, d.kind, d.tries, d.sent_at, d.dead_at, d.error'
const errorCharacters = 300

/** Contacts with what is delivered of them, by a condition on the table `c`. */
export function* contactsWhere(siteId: string, where: string, ...values: string[]): Work<Contact[]> {
  const rows = yield* rowsOf<ContactRow>(
    `select ${contactColumns} from contacts c where c.site_id = ? and ${where}`,
    siteId,
    ...values,
  )
  return yield* withDeliveries(rows)
}

function* withDeliveries(rows: readonly ContactRow[]): Work<Contact[]> {
  const found = new Map<string, Delivery[]>()
  const places = rows.map(() => '?').join(', ')
  const deliveries =
    rows.length === 0
      ? []
      : yield* rowsOf<DeliveryRow>(
          `select ${deliveryColumns} from deliveries d where d.contact_id in (${places}) order by d.kind`,
          ...rows.map(({ id }) => id),
        )
  for (const row of deliveries)
    found.set(row.contact_id, [...(found.get(row.contact_id) ?? []), deliveryFrom(row)])
  return rows.map((row) => contactFrom(row, found.get(row.id) ?? []))
}

export function adminContacts({ now, newId, read, change, record }: AdminBase): ContactStore {
  function* organisationOf(
    siteId: string,
  ): Work<{ organisationId: string; site: { id: string; name: string } }> {
    const [row] = yield* rowsOf<{ organisation_id: string; name: string }>(
      'select organisation_id, name from sites where id = ?',
      siteId,
    )
    if (!row) throw new ApiError('not_found', 'There is no such site.')
    return { organisationId: row.organisation_id, site: { id: siteId, name: row.name } }
  }

  function* find(siteId: string, id: string): Work<Contact | undefined> {
    return (yield* contactsWhere(siteId, 'c.id = ?', id))[0]
  }

  function* notify(
    siteId: string,
  ): Work<{ emails: string[]; webhookUrl: string | null; sealedSecret: string | null }> {
    const [row] = yield* rowsOf<{ emails: string; webhook_url: string | null; sealed_secret: string | null }>(
      'select emails, webhook_url, sealed_secret from site_notify where site_id = ?',
      siteId,
    )
    return {
      emails: row ? (JSON.parse(row.emails) as string[]) : [],
      webhookUrl: row?.webhook_url ?? null,
      sealedSecret: row?.sealed_secret ?? null,
    }
  }

  return {
    add: (contact, deliveries) =>
      change(function* () {
        const id = newId()
        const at = now()
        yield* runSql(
          `insert into contacts (id, site_id, at, host, name, email, message, session_id, shared)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          contact.siteId,
          at,
          contact.host,
          contact.name,
          contact.email,
          contact.message,
          contact.sessionId,
          contact.shared ? 1 : 0,
        )
        for (const kind of deliveries)
          yield* runSql(
            'insert into deliveries (id, contact_id, kind, due_at) values (?, ?, ?, ?)',
            newId(),
            id,
            kind,
            at,
          )
        return id
      }),

    list: (siteId, { cursor, limit, done, words = '' }) =>
      read(function* () {
        const before = readCursor(cursor) ?? { at: Number.MAX_SAFE_INTEGER, id: '~' }
        const pattern = likePattern(words)
        const state = done === undefined ? '' : `and c.done_at is ${done ? 'not ' : ''}null`
        const like = ["coalesce(c.name, '')", 'c.email', 'c.message']
          .map((column) => `lower(${column}) like ? escape '\\'`)
          .join(' or ')
        const rows = yield* rowsOf<ContactRow>(
          `select ${contactColumns} from contacts c where c.site_id = ? and (c.at, c.id) < (?, ?) ${state}
            and (${like}) order by c.at desc, c.id desc limit ?`,
          siteId,
          before.at,
          before.id,
          pattern,
          pattern,
          pattern,
          limit + 1,
        )
        const { items, next } = paged(
          rows,
          limit,
          (row) => row,
          (row) => writeCursor(row.at, row.id),
        )
        return { items: yield* withDeliveries(items), next }
      }),

    find: (siteId, id) => read(() => find(siteId, id)),

    setDone: (siteId, id, done, by) =>
      change(function* () {
        const changed = yield* runSql(
          'update contacts set done_at = ? where site_id = ? and id = ?',
          done ? now() : null,
          siteId,
          id,
        )
        if (changed === 0) return false
        const where = yield* organisationOf(siteId)
        yield* record(by, { ...where, action: 'changeContact', subject: id, after: { done } })
        return true
      }),

    erase: (siteId, id, by) =>
      change(function* () {
        if ((yield* runSql('delete from contacts where site_id = ? and id = ?', siteId, id)) === 0)
          return false
        yield* record(by, { ...(yield* organisationOf(siteId)), action: 'eraseContact', subject: id })
        return true
      }),

    notify: (siteId) => read(() => notify(siteId)),

    saveNotify: (siteId, { emails, webhookUrl, sealedSecret }, by) =>
      change(function* () {
        const where = yield* organisationOf(siteId)
        const before = yield* notify(siteId)
        yield* runSql(
          `insert into site_notify (site_id, emails, webhook_url, sealed_secret) values (?, ?, ?, ?)
            on conflict (site_id) do update set emails = excluded.emails, webhook_url = excluded.webhook_url,
            sealed_secret = excluded.sealed_secret`,
          siteId,
          JSON.stringify(emails),
          webhookUrl,
          sealedSecret,
        )
        yield* record(by, {
          ...where,
          action: 'saveNotify',
          before: { emails: before.emails, webhookUrl: before.webhookUrl },
          after: { emails, webhookUrl },
        })
      }),

    takeDue: (limit, untilMs) =>
      change(function* () {
        const at = now()
        const due = yield* rowsOf<DeliveryRow & { site_id: string }>(
          `select ${deliveryColumns}, c.site_id from deliveries d join contacts c on c.id = d.contact_id
            where d.due_at <= ? order by d.due_at limit ?`,
          at,
          limit,
        )
        const taken = []
        for (const { id, kind, tries, contact_id: contactId, site_id: siteId } of due) {
          // Another node may have been faster.
          const mine = yield* runSql(
            'update deliveries set due_at = ?, tries = tries + 1 where id = ? and due_at <= ?',
            at + untilMs,
            id,
            at,
          )
          const contact = mine > 0 ? yield* find(siteId, contactId) : undefined
          if (contact) taken.push({ id, kind, tries: tries + 1, contact })
        }
        return taken
      }),

    sent: (deliveryId) =>
      change(function* () {
        yield* runSql(
          'update deliveries set due_at = null, sent_at = ?, error = null where id = ?',
          now(),
          deliveryId,
        )
      }),

    failed: (deliveryId, error, retryMs) =>
      change(function* () {
        const at = now()
        yield* runSql(
          'update deliveries set due_at = ?, dead_at = ?, error = ? where id = ?',
          retryMs === null ? null : at + retryMs,
          retryMs === null ? at : null,
          error.slice(0, errorCharacters),
          deliveryId,
        )
      }),
  }
}

function contactFrom(row: ContactRow, deliveries: readonly Delivery[]): Contact {
  return {
    id: row.id,
    siteId: row.site_id,
    at: row.at,
    host: row.host,
    name: row.name,
    email: row.email,
    message: row.message,
    sessionId: row.session_id,
    shared: row.shared === 1,
    doneAt: row.done_at,
    deliveries,
  }
}

function deliveryFrom({ kind, tries, sent_at, dead_at, error }: DeliveryRow): Delivery {
  return { kind, tries, sentAt: sent_at, deadAt: dead_at, error }
}
