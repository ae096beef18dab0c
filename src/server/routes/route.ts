import type { Endpoint } from '#protocol'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Limiter } from '../limits/limiter.ts'

type Part<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** What a route's own function is given: everything already parsed, nothing yet believed. */
export interface Call<For extends Endpoint> {
  readonly body: Part<For['body']>
  readonly params: Part<For['params']>
  readonly query: Part<For['query']>
  readonly request: FastifyRequest
  /** Counts the call against a limit; its headers go with the answer. */
  readonly count: (limiter: Limiter, key: string) => Promise<void>
  /** Adds a header to the answer. */
  readonly header: (name: string, value: string) => void
}

/** A route: what is special about it, and nothing else. */
export interface Route<For extends Endpoint = Endpoint> {
  readonly endpoint: For
  /** Lets the caller in, or throws: before anything they sent is looked at. */
  admit?(request: FastifyRequest): Promise<void>
  handle(call: Call<For>): Promise<Static<For['answer']>>
}

/** Keeps the endpoint's own types while the table holds routes of every kind. */
export function route<For extends Endpoint>(
  endpoint: For,
  handle: Route<For>['handle'],
  admit?: Route['admit'],
): Route {
  return { endpoint, handle, ...(admit && { admit }) } as unknown as Route
}
