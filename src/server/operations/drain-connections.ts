import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

export interface DrainOptions {
  readonly leaving: () => boolean
  /** How long requests may still be under way once it stops listening. */
  readonly graceMs?: number
}

/**
 * Lets go of the connections of a node that stops. Proxies keep theirs open and would go on using them for as long
 * as visitors poll, and so hold the process. So would a websocket whose other end sleeps, or one that was passed on
 * to another node at the last moment: the server counts upgraded connections, but does not close them.
 */
export function drainConnections(server: Server, { leaving, graceMs = 1_000 }: DrainOptions) {
  const upgraded = new Set<Duplex>()
  server.prependListener('request', (_, response) => {
    if (leaving()) response.setHeader('connection', 'close')
  })
  server.prependListener('upgrade', (_, connection) => {
    upgraded.add(connection)
    connection.once('close', () => upgraded.delete(connection))
  })
  return {
    /** What is left of them ends soon. */
    soon(): void {
      const timer = setTimeout(() => {
        server.closeAllConnections()
        for (const connection of upgraded) connection.destroy()
      }, graceMs)
      server.once('close', () => clearTimeout(timer))
    },
  }
}
