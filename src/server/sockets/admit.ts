import { ApiError } from '#protocol'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorAnswer } from '../http/error-answer.ts'
import { rawAnswer } from '../http/raw-answer.ts'
import { addressKey } from '../limits/address-key.ts'
import type { SiteOf } from '../origin/site-of.ts'
import type { SessionGate } from '../sessions/session-gate.ts'
import type { countSockets } from './count-sockets.ts'
import { queryOf } from '../http/query-of.ts'

export interface AdmitOptions {
  readonly siteOf: SiteOf
  readonly gate: SessionGate
  readonly sockets: ReturnType<typeof countSockets>
  readonly addressOf: (request: IncomingMessage) => string
  readonly draining: () => boolean
}

type Next = () => void

/**
 * The door of the socket, before the engine looks at a handshake. A refusal here is temporary to a stock client:
 * it tries again. Whether the session exists is asked later, in the namespace, where a refusal is final.
 */
export function createAdmission({ siteOf, gate, sockets, addressOf, draining }: AdmitOptions) {
  async function check(request: IncomingMessage, query: ReturnType<typeof queryOf>): Promise<void> {
    if (draining())
      throw new ApiError('unavailable', 'This server is about to stop. Try again.', { retryAfterSeconds: 1 })
    const { origin } = request.headers
    if (origin !== undefined || query.transport === 'websocket') await siteOf(origin)
    else await gate.openForReading(query.sessionId ?? '', request.headers)
    if (sockets.full(addressKey(addressOf(request))))
      throw new ApiError('rate_limit_exceeded', 'Too many open connections from this address.', {
        retryAfterSeconds: 10,
      })
  }

  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const query = queryOf(request)
    // Later polls belong to a handshake that was admitted. With an empty id the engine would begin a new one.
    if (query.sid) return next()
    check(request, query).then(next, (refused: unknown) => {
      const error =
        errorAnswer(refused) ??
        new ApiError('internal_error', 'Something went wrong here. Try again in a moment.')
      if (query.transport === 'websocket') return rawAnswer(request.socket, error)
      response.writeHead(error.status, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        ...(error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) }),
      })
      response.end(JSON.stringify(error.body))
    })
  }
}
