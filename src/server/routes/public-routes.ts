import { api, ApiError, limits, type Endpoint, type SiteConfig } from '#protocol'
import { shownEntry, type SessionStore, type Site } from '#store'
import type { IncomingHttpHeaders } from 'node:http'
import { addressKey } from '../limits/address-key.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { SiteOf } from '../origin/site-of.ts'
import { sessionNotFound, type SessionGate } from '../sessions/session-gate.ts'
import type { SessionActions } from '../sessions/session-actions.ts'
import type { Threads } from '../sessions/threads.ts'
import type { Trials } from '../sessions/trials.ts'
import { route, type Call, type Route } from './route.ts'

export interface PublicRoutesOptions {
  readonly siteOf: SiteOf
  readonly gate: SessionGate
  readonly configOf: (site: Site, host: string, trial: boolean) => Promise<SiteConfig>
  readonly trials: Pick<Trials, 'take'>
  readonly sessions: SessionStore
  readonly sessionActions: SessionActions
  readonly threads: Threads
  readonly initLimit: Limiter
  readonly chatLimit: Limiter
  /** How often one address may name a session that does not exist. */
  readonly guessLimit: Limiter
  readonly wsUrl: () => string
  readonly noticeProxy: (address: string, headers: IncomingHttpHeaders) => void
  readonly version: string
  readonly sessionIdleMs: number
  readonly newId: () => string
  readonly now: () => number
  /** Seconds this process has been up. */
  readonly uptime: () => number
}

/** The public side of the interface. */
export function publicRoutes(options: PublicRoutesOptions): Route[] {
  const { siteOf, gate, sessions, configOf, sessionActions, threads, now } = options

  /** Whoever tries ids is slowed down; those who name their own are not counted. */
  async function known<Found>(
    looked: Promise<Found>,
    { request, count }: Pick<Call<Endpoint>, 'request' | 'count'>,
  ): Promise<Found> {
    try {
      return await looked
    } catch (refused) {
      if (refused instanceof ApiError && refused.code === 'session_not_found')
        await count(options.guessLimit, addressKey(request.ip))
      throw refused
    }
  }

  return [
    route(api.init, async ({ body, request, count }) => {
      const caller = await siteOf(request.headers.origin)
      const { site, host } = caller
      options.noticeProxy(request.ip, request.headers)
      await count(options.initLimit, addressKey(request.ip))
      const id = options.newId()
      const trial = await options.trials.take(caller, body.memberToken)
      // A trial goes on with nothing, and nothing goes on with it.
      const open = trial ? undefined : ((await threads.find(site.id, body.conversation)) ?? threads.begin())
      await sessions.create({ id, siteId: site.id, host, at: now(), thread: open?.thread, trial })
      return {
        sessionId: id,
        wsUrl: options.wsUrl(),
        siteConfig: await configOf(site, host, trial),
        ...(open && { conversation: open.conversation }),
        ...(trial && { trial: true as const }),
      }
    }),

    // The reply travels over the socket, so this answers before it exists.
    route(api.chat, async ({ body, request, count }) => {
      const caller = await siteOf(request.headers.origin)
      const session = await known(gate.open(body.sessionId, caller), { request, count })
      await count(options.chatLimit, session.id)
      const context = body.pageContext
      // The request lives until the disk has the message: without its page, which few need as long.
      body.pageContext = undefined
      const messageId = await sessionActions.accept(session, {
        text: body.message.toWellFormed(),
        ...(body.clientMessageId !== undefined && { clientMessageId: body.clientMessageId }),
        ...(context && { context }),
      })
      return { messageId, status: 'processing' as const }
    }),

    route(api.restore, async ({ params, request, count }) => {
      const looked = gate.openForReading(params.id, request.headers)
      const { session, site } = await known(looked, { request, count })
      const history = await threads.history(session, { last: limits.historyReturned })
      return {
        sessionId: session.id,
        exists: true,
        host: session.host,
        messageCount: await threads.count(session),
        siteConfig: await configOf(site, session.host, session.trial),
        history: history.map(shownEntry),
        ...(session.trial && { trial: true as const }),
      }
    }),

    route(api.forget, async ({ params, request, count }) => {
      const caller = await siteOf(request.headers.origin)
      const erased =
        (await gate.hasTrace(params.id, caller)) &&
        (await sessionActions.eraseConversation(params.id.toLowerCase()))
      if (!erased) await known(Promise.reject(sessionNotFound()), { request, count })
      return { deleted: true }
    }),

    route(api.stats, async () => ({
      uptimeSeconds: Math.floor(options.uptime()),
      activeSessions: await sessions.countActive(now() - options.sessionIdleMs),
      messagesProcessed: await sessions.countMessages(),
      version: options.version,
    })),

    route(api.health, async () => ({ status: 'ok', timestamp: new Date(now()).toISOString() })),
  ]
}
