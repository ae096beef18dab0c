import { limits, type ClientEvents, type ServerEvents } from '#protocol'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'

export type Sockets = Server<ClientEvents, ServerEvents>

/** socket.io as the interface wants it. Its own recovery stays off: the log replays. */
export function createSockets(http: HttpServer, pingIntervalMs: number = limits.pingIntervalMs): Sockets {
  const io: Sockets = new Server(http, {
    serveClient: false,
    cors: { origin: '*' },
    pingInterval: pingIntervalMs,
    maxHttpBufferSize: limits.bodyBytes,
    connectTimeout: 10_000,
    destroyUpgradeTimeout: 5_000,
    // A compressor per socket costs more memory than chat text saves in traffic.
    perMessageDeflate: false,
    httpCompression: false,
  })
  return io
}
