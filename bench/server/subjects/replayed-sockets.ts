import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Server } from 'socket.io'
import type { ClientEvents, ServerEvents } from '#protocol'
import { libsqlStore } from '#store'
import { attachReplay } from '../../../src/server/replay/attach-replay.ts'
import { answerCommands } from './answer-commands.ts'
import { speak, type Speech } from './speak.ts'

// The same with our log: on disk before it is sent, confirmed after.
const store = libsqlStore({ file: join(process.argv[2] ?? '.', 'bench.db') })
const { sessions, log } = store
const http = createServer()
const io = new Server<ClientEvents, ServerEvents>(http, {
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
})
let created: string[] = []
attachReplay({
  io,
  log,
  sessions,
  authorize: async ({ query }) => ({ sessionId: String(query.sessionId) }),
  onSocket: () => undefined,
  onFault: (error) => console.error(error),
})

http.listen(0, '127.0.0.1', () =>
  answerCommands({
    port: () => (http.address() as AddressInfo).port,
    async create(ids: string[]) {
      created = ids
      const at = Date.now()
      await Promise.all(ids.map((id) => sessions.create({ id, siteId: 'bench', host: 'bench', at })))
    },
    speak: (speech: Speech) =>
      speak(created, speech, (sessionId, event) => void sessions.commit({ sessionId, events: [event] })),
  }),
)
