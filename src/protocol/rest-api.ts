import { Type, type Static, type TSchema } from 'typebox'
import { contactApi } from './site/contact.ts'
import { ConversationKey, conversationsApi } from './conversation/conversations.ts'
import { limits } from './limits.ts'
import { HistoryEntry } from './conversation/history.ts'
import { PageContext } from './page/page-context.ts'
import { SiteConfig } from './site/site-config.ts'
import type { ErrorCode } from './errors.ts'

/** One REST endpoint: everything a route, the OpenAPI page and a client need to know of it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In fastify's notation: `/api/session/:id`. */
  readonly path: string
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly answer: TSchema
  readonly errors: readonly ErrorCode[]
  /** The largest body, where it is not the usual one. */
  readonly bodyBytes?: number
}

const sessionId = Type.String({ format: 'uuid' })
const trial = Type.Optional(Type.Literal(true, { description: 'A member tries the draft in this session.' }))

export const ErrorBodySchema = Type.Object({
  error: Type.String({ description: 'A machine-readable code.' }),
  message: Type.String({ description: 'What went wrong and what to do, for people.' }),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  host: Type.Optional(Type.String({ description: 'host_not_registered only.' })),
  signupUrl: Type.Optional(Type.String({ description: 'host_not_registered only.' })),
})

/** The public side of the interface (section 4). */
export const api = {
  init: {
    method: 'POST',
    path: '/api/session/init',
    summary: 'Start a visitor session. The Origin header names the site.',
    body: Type.Object({
      siteHost: Type.Optional(Type.String({ maxLength: limits.hostCharacters })),
      pageUrl: Type.Optional(Type.String({ maxLength: limits.urlCharacters })),
      conversation: Type.Optional(
        Type.Unsafe<ConversationKey>(
          Type.Unknown({
            description: 'What an earlier init answered: continues that. Anything else is ignored.',
          }),
        ),
      ),
      memberToken: Type.Optional(
        Type.Unknown({
          description:
            'From tryDraft, or the id of a live session that began so: begins one that goes by the draft. Anything else is ignored.',
        }),
      ),
    }),
    answer: Type.Object({
      sessionId,
      wsUrl: Type.String(),
      siteConfig: SiteConfig,
      trial,
      conversation: Type.Optional(ConversationKey),
    }),
    errors: ['invalid_message', 'host_not_registered', 'rate_limit_exceeded'],
  },
  chat: {
    method: 'POST',
    path: '/api/chat',
    summary: 'Accept a visitor message. The reply arrives on the socket.',
    body: Type.Object({
      sessionId: Type.String({ minLength: 1, maxLength: 64 }),
      message: Type.String({ minLength: 1, maxLength: limits.messageCharacters, pattern: '\\S' }),
      pageContext: Type.Optional(PageContext),
      clientMessageId: Type.Optional(
        Type.String({ minLength: 1, maxLength: limits.clientMessageIdCharacters }),
      ),
    }),
    answer: Type.Object({ messageId: Type.String(), status: Type.Literal('processing') }),
    errors: ['invalid_message', 'host_not_registered', 'session_not_found', 'rate_limit_exceeded'],
  },
  restore: {
    method: 'GET',
    path: '/api/session/:id',
    summary: 'Restore a session.',
    params: Type.Object({ id: Type.String() }),
    answer: Type.Object({
      sessionId,
      exists: Type.Boolean(),
      host: Type.String(),
      messageCount: Type.Integer({ minimum: 0 }),
      siteConfig: SiteConfig,
      history: Type.Array(HistoryEntry),
      trial,
    }),
    errors: ['host_not_registered', 'session_not_found'],
  },
  forget: {
    method: 'DELETE',
    path: '/api/session/:id',
    summary: 'Delete a session and everything kept of it.',
    params: Type.Object({ id: Type.String() }),
    answer: Type.Object({ deleted: Type.Boolean() }),
    errors: ['host_not_registered', 'session_not_found'],
  },
  ...conversationsApi,
  ...contactApi,
  stats: {
    method: 'GET',
    path: '/api/stats',
    summary: 'Public statistics of this server.',
    answer: Type.Object({
      uptimeSeconds: Type.Integer({ minimum: 0 }),
      activeSessions: Type.Integer({ minimum: 0 }),
      messagesProcessed: Type.Integer({ minimum: 0 }),
      version: Type.String(),
    }),
    errors: [],
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Bare health check.',
    answer: Type.Object({ status: Type.String(), timestamp: Type.String() }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

export type InitAnswer = Static<typeof api.init.answer>
export type ChatRequest = Static<typeof api.chat.body>
export type ChatAnswer = Static<typeof api.chat.answer>
export type RestoreAnswer = Static<typeof api.restore.answer>
