import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Server } from 'socket.io'
import type { ClientEvents, LoggedEvent, ServerEvents } from '#protocol'
import { libsqlStore } from '#store'
import { attachReplay } from '../../../src/server/replay/attach-replay.ts'

// The smallest server that replays: sessions stream numbered events, and go on with them after a kill.
// `recovery` is the control: the same server on socket.io's own connection state recovery.
const [port = '0', file = '', mode = 'log'] = process.argv.slice(2)
const store = libsqlStore({ file })
const streaming = new Set<string>()
const http = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const sessionId = searchParams.get('session') ?? ''
  const number = (name: string) => Number(searchParams.get(name))
  if (pathname !== '/stream') return void response.writeHead(404).end()
  void stream(sessionId, number('count'), number('pause'), number('burst')).then(() => response.end('ok'))
})
const io = new Server<ClientEvents, ServerEvents>(http, {
  serveClient: false,
  // Short, so that half-open links are noticed within a run.
  pingInterval: 1_500,
  pingTimeout: 1_000,
  ...(mode === 'recovery' && {
    connectionStateRecovery: { maxDisconnectionDuration: 120_000, skipMiddlewares: true },
  }),
})

const send = mode === 'recovery' ? sendThroughRoom : undefined
if (mode === 'recovery') serveByRecovery()
else
  attachReplay({
    io,
    log: store.log,
    sessions: store.sessions,
    authorize: async ({ query }) => ({ sessionId: await existing(String(query.sessionId)) }),
    onSocket: () => undefined,
    onFault: (error) => console.error(error),
  })
process.on('disconnect', () => process.exit())
http.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

async function existing(sessionId: string): Promise<string> {
  const known = await store.sessions.get(sessionId)
  if (!known) await store.sessions.create({ id: sessionId, siteId: 'chaos', host: 'chaos', at: Date.now() })
  return sessionId
}

/** Answers at once; the stream goes on by itself, from wherever the log ends. */
async function stream(sessionId: string, count: number, pause: number, burst: number): Promise<void> {
  if (streaming.has(sessionId)) return
  streaming.add(sessionId)
  await existing(sessionId)
  const tail = await store.log.tail(sessionId)
  void append(sessionId, tail?.head ?? 0, { count, pause, burst })
}

async function append(
  sessionId: string,
  from: number,
  { count, pause, burst }: Record<'count' | 'pause' | 'burst', number>,
) {
  let index = from
  while (index < count) {
    const end = Math.min(count, index + 1 + Math.floor(Math.random() * burst))
    const events: LoggedEvent[] = []
    for (; index < end; index++) events.push(numbered(index, count))
    void store.sessions.commit({ sessionId, events })
    for (const event of events) send?.(sessionId, event)
    await delay(Math.random() * 2 * pause)
  }
}

function numbered(index: number, count: number): LoggedEvent {
  if (index === count - 1) return { name: 'message_done', payload: { text: 'all', streamId: 'chaos' } }
  const delta = `word ${index}${' '.repeat(index % 40)}`
  return { name: 'message_chunk', payload: { delta, streamId: 'chaos', chunkIndex: index } }
}

function sendThroughRoom(sessionId: string, { name, payload }: LoggedEvent): void {
  const room = io.to(sessionId)
  ;(room.emit as (name: string, payload: unknown) => void).call(room, name, payload)
}

function serveByRecovery(): void {
  io.on('connection', (socket) => {
    const sessionId = String(socket.handshake.query.sessionId)
    socket.on('join_session', async () => {
      for (const other of await io.in(sessionId).fetchSockets())
        if (other.id !== socket.id) other.disconnect(true)
      await socket.join(sessionId)
      socket.emit('session_joined', { sessionId, restored: socket.recovered, history: [] })
    })
  })
}
