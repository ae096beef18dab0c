import { api, ApiError } from '#protocol'
import { addressKey } from '../limits/address-key.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { SiteOf } from '../origin/site-of.ts'
import type { SessionActions } from '../sessions/session-actions.ts'
import { summaryOf, type OpenThread, type Threads } from '../sessions/threads.ts'
import { route, type Route } from './route.ts'

export interface ConversationRoutesOptions {
  readonly siteOf: SiteOf
  readonly threads: Threads
  readonly sessionActions: Pick<SessionActions, 'eraseConversation'>
  /** How often one address may ask: who guesses keys is slowed down. */
  readonly limit: Limiter
}

/** What a browser may do with the conversations whose keys it has kept. */
export function conversationRoutes(options: ConversationRoutesOptions): Route[] {
  const { siteOf, threads, sessionActions, limit } = options

  return [
    route(api.listConversations, async ({ body, request, count }) => {
      const { site } = await siteOf(request.headers.origin)
      await count(limit, addressKey(request.ip))
      const found = await Promise.all(body.conversations.map((named) => threads.find(site.id, named)))
      const summaries = found.flatMap((thread) => (thread && summaryOf(thread)) ?? [])
      return { conversations: summaries.toSorted((one, other) => other.time - one.time) }
    }),

    route(api.readConversation, async ({ body, request, count }) => {
      const { site } = await siteOf(request.headers.origin)
      await count(limit, addressKey(request.ip))
      const thread = need(await threads.find(site.id, body))
      const summary = summaryOf(thread)
      if (!summary) throw notFound()
      return { ...summary, history: await threads.read(thread) }
    }),

    route(api.deleteConversation, async ({ body, request, count }) => {
      const { site } = await siteOf(request.headers.origin)
      await count(limit, addressKey(request.ip))
      const { parts } = need(await threads.find(site.id, body))
      const [first] = parts
      if (!first || !(await sessionActions.eraseConversation(first.sessionId))) throw notFound()
      return { deleted: true }
    }),
  ]
}

function need(thread: OpenThread | undefined): OpenThread {
  if (!thread) throw notFound()
  return thread
}

function notFound(): ApiError {
  return new ApiError('not_found', 'This conversation does not exist or was deleted.')
}
