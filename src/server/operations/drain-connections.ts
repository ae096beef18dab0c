import type { Server } from 'node:http'

export interface DrainOptions {
  readonly leaving: () => boolean
  /** How long requests may still be under way once it stops listening. */
  readonly graceMs?: number
}

/**
 * Lets go of the connections of a node that stops. Proxies keep theirs open and would go on using them for as long
 * as visitors poll, and so hold the process.
 */
export function drainConnections(server: Server, { leaving, graceMs = 1_000 }: DrainOptions) {
  server.prependListener('request', (_, response) => {
    if (leaving()) response.setHeader('connection', 'close')
  })
  return {
    /** What is left of them ends soon. */
    soon(): void {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs)
      server.once('close', () => clearTimeout(timer))
    },
  }
}
