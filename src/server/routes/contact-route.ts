import { api, ApiError, maskSecrets } from '#protocol'
import type { AdminStore } from '#store'
import { deliveriesFor } from '../contact/notify.ts'
import { addressKey } from '../limits/address-key.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { SiteOf } from '../origin/site-of.ts'
import type { SessionActions } from '../sessions/session-actions.ts'
import type { SessionGate } from '../sessions/session-gate.ts'
import type { SiteVersions } from '../sites/site-version.ts'
import { route, type Route } from './route.ts'

export interface ContactRouteOptions {
  readonly siteOf: SiteOf
  readonly gate: SessionGate
  readonly contacts: AdminStore['contacts']
  /** What the session goes by: a member who tries a draft has the draft's form. */
  readonly versionOf: SiteVersions
  readonly sessionActions: Pick<SessionActions, 'note'>
  readonly limit: Limiter
  /** Whether this server can send mail. */
  readonly mails: boolean
  /** Something is to be delivered. */
  readonly onAdded: () => void
}

/** Takes a message for the people of a site. It is kept before it is answered; who hears of it comes after. */
export function contactRoute(options: ContactRouteOptions): Route {
  const { siteOf, gate, contacts, mails } = options
  return route(api.contact, async ({ body, request, count }) => {
    const caller = await siteOf(request.headers.origin)
    await count(options.limit, addressKey(request.ip))
    const session = await gate.open(body.sessionId, caller)
    const { contact } = (await options.versionOf(caller.site, session.trial)).site
    if (contact && !contact.leaveMessage)
      throw new ApiError('forbidden', 'Messages cannot be left on this site.')
    const notify = await contacts.notify(caller.site.id)
    const name = maskSecrets(
      storable(body.name ?? '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    const contactId = await contacts.add(
      {
        siteId: caller.site.id,
        host: caller.host,
        name: name || null,
        email: storable(body.email),
        message: maskSecrets(storable(body.message).trim()),
        sessionId: session.id,
        shared: body.shareConversation,
      },
      deliveriesFor(notify, { contact, mails }),
    )
    options.onAdded()
    await options.sessionActions.note(session.id, { kind: 'contact', contactId })
    return { contactId, status: 'kept' as const }
  })
}

/** PostgreSQL's text is stricter than JSON's: no NUL, no half of a pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
