import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { answerCommands } from './answer-commands.ts'
import { speak, type Speech } from './speak.ts'

// socket.io and nothing else: what is sent is forgotten.
const http = createServer()
const io = new Server(http, { serveClient: false, perMessageDeflate: false, httpCompression: false })
const sockets = new Map<string, Socket>()
io.on('connection', (socket) => {
  const sessionId = String(socket.handshake.query.sessionId)
  sockets.set(sessionId, socket)
  socket.on('join_session', () => socket.emit('session_joined', { sessionId, restored: false, history: [] }))
  socket.on('disconnect', () => sockets.delete(sessionId))
})
http.listen(0, '127.0.0.1', () =>
  answerCommands({
    port: () => (http.address() as AddressInfo).port,
    create: () => undefined,
    speak: (speech: Speech) =>
      speak([...sockets.keys()], speech, (sessionId, { name, payload }) =>
        sockets.get(sessionId)?.emit(name, payload),
      ),
  }),
)
