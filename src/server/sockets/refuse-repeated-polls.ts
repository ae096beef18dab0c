import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import { queryOf } from '../http/query-of.ts'

interface Connection {
  close(discard: boolean): void
}

/**
 * Ends a connection whose poll arrives a second time. Proxies send a request again when its answer was lost on the
 * way; whoever asked would get what comes after those packets and never know. Ended, it comes back with its offset.
 */
export function refuseRepeatedPolls(engine: Server['engine']): void {
  const { clients } = engine as unknown as { clients: Record<string, Connection> }
  const lastPolls = new WeakMap<Connection, string>()
  engine.use((request: IncomingMessage, _: unknown, next: () => void) => {
    if (request.method !== 'GET') return next()
    // Stock clients name each of their polls.
    const { sid = '', t: poll, transport } = queryOf(request)
    // Own properties only: a request for `constructor` would end the process.
    const connection = Object.hasOwn(clients, sid) ? clients[sid] : undefined
    if (!connection || poll === undefined || transport !== 'polling') return next()
    if (lastPolls.get(connection) === poll) connection.close(true)
    else lastPolls.set(connection, poll)
    next()
  })
}
