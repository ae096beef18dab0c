import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'

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
  engine.use(({ method, url = '/' }: IncomingMessage, _: unknown, next: () => void) => {
    if (method !== 'GET') return next()
    const query = new URL(url, 'http://localhost').searchParams
    const connection = clients[query.get('sid') ?? '']
    // Stock clients name each of their polls.
    const poll = query.get('t')
    if (!connection || poll === null || query.get('transport') !== 'polling') return next()
    if (lastPolls.get(connection) === poll) connection.close(true)
    else lastPolls.set(connection, poll)
    next()
  })
}
