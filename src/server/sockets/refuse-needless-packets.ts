import type { Server } from 'socket.io'

interface Connection {
  on(event: 'packet', listener: (packet: { type: string; data?: unknown }) => void): void
  close(): void
}

/** A stock client says CONNECT and DISCONNECT once; the rest is for namespaces that somebody hoped to find here. */
const maxOfThem = 5

/**
 * Ends a connection that says again and again what is no event: CONNECTs, answers nobody asked for. Events are
 * counted one by one, but these never reach a guard, and twenty thousand CONNECTs fit into one poll of 60 kB.
 */
export function refuseNeedlessPackets(engine: Server['engine']): void {
  engine.on('connection', (connection: Connection) => {
    let said = 0
    connection.on('packet', ({ type, data }) => {
      if (type !== 'message' || isEvent(data)) return
      said += 1
      if (said > maxOfThem) connection.close()
    })
  })
}

/** What follows an event as its binary part counts as one: socket.io ends whoever sends it alone. */
function isEvent(data: unknown): boolean {
  return typeof data !== 'string' || data.startsWith('2') || data.startsWith('5')
}
