import type { Assistant } from '#assistant'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Something that watches the server at work without changing what it does. */
export interface Instrument {
  /** Puts itself beside every request. */
  watch(http: FastifyInstance): void
  /** Puts itself around one run of a session's turn. */
  around(assistant: Assistant, sessionId: string): Assistant
  close?(): Promise<void>
}

/** The pattern, not the path: paths hold session ids, which are secrets. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}

/** The session a request speaks of, wherever it names it. */
export function sessionOf({ body, params }: FastifyRequest): string | undefined {
  const named = (body as { sessionId?: unknown } | null | undefined)?.sessionId
  const id = named ?? (params as { id?: unknown } | undefined)?.id
  return typeof id === 'string' ? id : undefined
}
