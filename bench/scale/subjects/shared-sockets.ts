import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import type { ClientEvents, ServerEvents } from '#protocol'
import { openSharedStore } from '#store'
import { attachReplay } from '../../../src/server/replay/attach-replay.ts'
import { answerCommands } from '../../server/subjects/answer-commands.ts'
import { speak, type Speech } from '../../server/subjects/speak.ts'

// A node's sockets over PostgreSQL and Redis: logged before they are sent, confirmed after.
const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = '' } = process.env
const store = await openSharedStore({ databaseUrl, redisUrl, sessionIdleMs: 1_800_000 })
const { sessions, log, seats } = store
const http = createServer()
const io = new Server<ClientEvents, ServerEvents>(http, {
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
})
attachReplay({
  io,
  log,
  sessions,
  shared: seats,
  authorize: async ({ query }) => ({ sessionId: String(query.sessionId) }),
  onSocket: () => undefined,
  onFault: (error) => console.error(error),
})

const atOnce = 200
let spoken: string[] = []

http.listen(0, '127.0.0.1', () =>
  answerCommands({
    port: () => (http.address() as AddressInfo).port,
    async create(ids: string[]) {
      const at = Date.now()
      for (let from = 0; from < ids.length; from += atOnce)
        await Promise.all(
          ids
            .slice(from, from + atOnce)
            .map((id) => sessions.create({ id, siteId: 'bench', host: 'bench', at })),
        )
    },
    /** Whose turns run here. */
    runs: (ids: string[]) => void (spoken = ids),
    speak: (speech: Speech) =>
      speak(spoken, speech, (sessionId, event) => void sessions.commit({ sessionId, events: [event] })),
  }),
)
