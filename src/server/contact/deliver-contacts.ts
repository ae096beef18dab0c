import { shownEntry, type DueDelivery, type SiteStore, type Store } from '#store'
import type { Sealer } from '../identity/sealer.ts'
import type { Logger } from '../logger.ts'
import type { Threads } from '../sessions/threads.ts'
import { mailOf, webhookOf, type Letter } from './contact-letter.ts'
import { notifyPurpose, recipientsOf } from './notify.ts'
import type { SendMail } from './open-mail.ts'
import { signWebhook } from './sign-webhook.ts'

export interface DeliverContactsOptions {
  readonly contacts: Store['admin']['contacts']
  readonly sites: Pick<SiteStore, 'get'>
  readonly threads: Pick<Threads, 'saidUpTo'>
  readonly sealer: Pick<Sealer, 'open'>
  /** Reaches addresses that owners wrote down. */
  readonly siteFetch: typeof fetch
  /** Undefined: SMTP_URL is not set. */
  readonly sendMail: SendMail | undefined
  readonly publicUrl: () => string
  readonly logger: Logger
  readonly now: () => number
  readonly everyMs?: number
}

const atOnce = 10
/** The lease of a delivery: longer than any attempt takes, so that then its node is gone. */
const takenMs = 120_000
const webhookMs = 10_000
const historyShown = 200
const minute = 60_000
/** After each failed try; after the last it is given up. */
const pauses = [10_000, minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute, 720 * minute]

/** Why a try failed, in words that an owner may read. */
class DeliveryFault extends Error {
  override name = 'DeliveryFault'
}

/** Tells owners of contacts, at least once, also after a restart: what is to be told lies in the store. */
export function deliverContacts(options: DeliverContactsOptions) {
  const { contacts, logger, everyMs = 5_000 } = options
  let running: Promise<void> | undefined
  let again = false
  const stopping = new AbortController()
  const timer = setInterval(wake, everyMs)
  timer.unref()

  const senders = { mail: sendMail, webhook: callWebhook }

  /** Looks at once for what is due. */
  function wake(): void {
    again = true
    running ??= run()
      .catch((fault: unknown) =>
        logger.warn({ err: fault }, 'contacts could not be delivered; it will be tried again'),
      )
      .finally(() => void (running = undefined))
  }

  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false
      const due = await contacts.takeDue(atOnce, takenMs)
      await Promise.all(due.map(deliver))
      again ||= due.length === atOnce
    }
  }

  async function deliver(delivery: DueDelivery): Promise<void> {
    const { id, kind, tries } = delivery
    try {
      await senders[kind](delivery)
      await contacts.sent(id)
    } catch (fault) {
      const retryMs = pauses[tries - 1] ?? null
      const reason = fault instanceof Error ? fault.message : String(fault)
      logger.warn(
        { kind, tries, reason, site: delivery.contact.siteId },
        retryMs === null
          ? 'a contact was not delivered and is given up'
          : 'a contact was not delivered; it will be tried again',
      )
      await contacts.failed(id, reason, retryMs)
    }
  }

  async function letterOf({ contact }: DueDelivery): Promise<Letter> {
    const site = await options.sites.get(contact.siteId)
    if (!site) throw new DeliveryFault('The site is gone.')
    const { sessionId, shared } = contact
    const entries =
      shared && sessionId !== null ? await options.threads.saidUpTo(sessionId, { last: historyShown }) : []
    return {
      site: { id: site.id, name: site.name },
      contact,
      history: entries.length > 0 ? entries.map(shownEntry) : undefined,
      dashboardUrl: `${options.publicUrl()}/dashboard/sites/${encodeURIComponent(site.id)}/contacts`,
    }
  }

  async function sendMail(delivery: DueDelivery): Promise<void> {
    const { contact } = delivery
    const site = await options.sites.get(contact.siteId)
    const to = recipientsOf(await contacts.notify(contact.siteId), site?.config.contact)
    if (!options.sendMail) throw new DeliveryFault('This server cannot send mail: SMTP_URL is not set.')
    if (to.length === 0) throw new DeliveryFault('Nobody is named to write to.')
    await options.sendMail({
      ...mailOf(await letterOf(delivery)),
      to,
      replyTo: contact.email,
      messageId: delivery.id,
    })
  }

  async function callWebhook(delivery: DueDelivery): Promise<void> {
    const { webhookUrl, sealedSecret } = await contacts.notify(delivery.contact.siteId)
    if (webhookUrl === null) throw new DeliveryFault('No webhook is set any more.')
    const body = JSON.stringify(webhookOf(await letterOf(delivery)))
    const secret = sealedSecret && options.sealer.open(sealedSecret, notifyPurpose(delivery.contact.siteId))
    const seconds = Math.floor(options.now() / 1000)
    const response = await options.siteFetch(webhookUrl, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(webhookMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Pagehand',
        ...(secret ? signWebhook(body, { id: delivery.id, seconds, secret }) : { 'webhook-id': delivery.id }),
      },
    })
    await response.body?.cancel()
    if (!response.ok) throw new DeliveryFault(`The webhook answered ${response.status}.`)
  }

  return {
    wake,
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
