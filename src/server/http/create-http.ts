import { ApiError, limits } from '#protocol'
import Fastify, {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import type { TrustProxy } from '../limits/client-address.ts'
import type { Logger } from '../logger.ts'
import { routeOf, sessionOf } from '../operations/instrument.ts'
import { sessionKey } from '../operations/session-key.ts'
import { errorAnswer } from './error-answer.ts'
import { rawAnswer } from './raw-answer.ts'
import { readJson } from './read-json.ts'
import { requestId } from './request-id.ts'

export interface HttpOptions {
  readonly trustProxy: TrustProxy
  readonly logger: Logger
}

const everywhere = { 'x-content-type-options': 'nosniff' }
const adminHeaders = { ...everywhere, 'cache-control': 'no-store' }
const publicHeaders = {
  ...adminHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
}
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'Content-Type',
  'access-control-max-age': '86400',
}

const malformedStatus: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** The HTTP side before any route: how bodies are read, which headers every answer has, what an error looks like. */
export function createHttp({ trustProxy, logger }: HttpOptions): FastifyInstance {
  const http = Fastify({
    bodyLimit: limits.bodyBytes,
    trustProxy,
    genReqId: requestId,
    requestTimeout: 30_000,
    ajv: {
      // A line of an outline may end before its state, which strict tuples take for a mistake.
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strictTuples: false },
    },
    // An id of any length that fits into a request is simply not found.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: refuseMalformed,
    // An address that cannot be read never comes to the hooks.
    frameworkErrors: (error, request, reply) =>
      void answer(
        error,
        request as unknown as FastifyRequest,
        reply.headers(headersOf(request.url)) as unknown as FastifyReply,
      ),
  })

  http.server.headersTimeout = 15_000

  http.removeContentTypeParser('text/plain')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { method, headers } = request
    const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1]
    if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
      done(new ApiError('unsupported_media_type', 'JSON is sent as UTF-8.'))
    else if (body.length === 0 && method === 'DELETE') done(null, undefined)
    else done(null, readJson(body))
  })

  http.addHook('onRequest', ({ url, method, routeOptions }, reply, done) => {
    // By the route that was found: an address can be spelled in many ways.
    const headers = headersOf(routeOptions.url ?? url)
    reply.headers(headers)
    if (headers === publicHeaders && method === 'OPTIONS') reply.code(204).headers(preflightHeaders).send()
    else done()
  })
  http.setNotFoundHandler((request, reply) =>
    answer(
      new ApiError('not_found', `There is nothing at ${request.method} ${pathOf(request)}.`),
      request,
      reply,
    ),
  )
  http.setErrorHandler(answer)
  return http

  function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const known = errorAnswer(thrown, request.routeOptions.bodyLimit)
    if (!known)
      logger.error(
        {
          err: thrown,
          request: request.id,
          method: request.method,
          route: routeOf(request),
          ...sessionNamed(request),
        },
        'a request failed',
      )
    const error = known ?? new ApiError('internal_error', 'Something went wrong here. Try again in a moment.')
    reply.header('x-request-id', request.id)
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
    return reply.code(error.status).send(error.body)
  }
}

function headersOf(url: string) {
  if (url.startsWith('/api/admin')) return adminHeaders
  return url.startsWith('/api') || url.startsWith('/health') ? publicHeaders : everywhere
}

/** Malformed HTTP gets the same error body, although there is no request to answer. */
function refuseMalformed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = malformedStatus[error.code] ?? 400
  rawAnswer(socket, new ApiError('invalid_message', 'The request could not be read.'), status)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]?.slice(0, 200) ?? ''
}

function sessionNamed(request: FastifyRequest): { session?: string } {
  const sessionId = sessionOf(request)
  return sessionId === undefined ? {} : { session: sessionKey(sessionId) }
}
