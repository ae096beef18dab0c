import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const usable = /^[\w.-]{1,64}$/

/** Names a request in the log: as the proxy before us called it, or by an id of its own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const told = headers['x-request-id']
  return typeof told === 'string' && usable.test(told) ? told : randomUUID()
}
