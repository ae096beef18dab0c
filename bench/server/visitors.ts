import { io, type Socket } from 'socket.io-client'

/** Visitors' clients, in the measuring process. */
export interface Visitors {
  readonly sockets: readonly Socket[]
  /** Resolves when each has had this many events since the last call. */
  received(eventsEach: number): Promise<void>
  leave(): void
}

const connectsAtOnce = 100

/** Connects and joins one client for each session. */
export async function connectVisitors(port: number, sessionIds: readonly string[]): Promise<Visitors> {
  const sockets: Socket[] = []
  let count = 0
  let wanted = Infinity
  let reached = () => {}
  for (let start = 0; start < sessionIds.length; start += connectsAtOnce) {
    await Promise.all(sessionIds.slice(start, start + connectsAtOnce).map(connect))
  }

  function connect(sessionId: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${port}`, {
        transports: ['websocket'],
        forceNew: true,
        query: { sessionId },
      })
      sockets.push(socket)
      socket.on('connect', () => socket.emit('join_session', { sessionId }))
      socket.on('session_joined', () => resolve())
      socket.on('message_chunk', () => {
        if (++count >= wanted) reached()
      })
    })
  }

  return {
    sockets,
    received: (eventsEach) =>
      new Promise((resolve) => {
        wanted = eventsEach * sockets.length
        reached = () => {
          wanted = Infinity
          count = 0
          resolve()
        }
        if (count >= wanted) reached()
      }),
    leave() {
      for (const socket of sockets) socket.disconnect()
    },
  }
}
