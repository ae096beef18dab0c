import type { FastifyInstance } from 'fastify'
import { RateLimitError, rateLimitHeaders } from '../limits/limiter.ts'
import type { Route } from './route.ts'

/** Mounts routes: who is let in, validation by their schemas, the answer's shape, the headers of limits. */
export function mountRoutes(http: FastifyInstance, routes: readonly Route[]): void {
  for (const { endpoint, handle, admit } of routes) {
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      schema: {
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
      },
      ...(admit && { onRequest: (request) => admit(request) }),
      async handler(request, reply) {
        return handle({
          body: request.body as never,
          params: request.params as never,
          query: request.query as never,
          request,
          header: (name, value) => void reply.header(name, value),
          async count(limiter, key) {
            try {
              reply.headers(rateLimitHeaders(await limiter.take(key)))
            } catch (refused) {
              if (refused instanceof RateLimitError) reply.headers(rateLimitHeaders(refused.allowance))
              throw refused
            }
          },
        })
      },
    })
  }
}
