import { Manager, type Socket } from 'socket.io-client'
import {
  limits,
  type ClientEvents,
  type ServerEvent,
  type ServerEventName,
  type ServerEvents,
} from '#protocol'
import type { ConnectionStatus } from '../api.ts'
import { resumePoint, type ResumePoint } from './resume-point.ts'

/** The connection to the server for one session. */
export interface Connection {
  readonly sessionId: string
  readonly status: ConnectionStatus
  readonly resume: ResumePoint
  emit<Name extends keyof ClientEvents>(
    name: Name,
    payload: Omit<Parameters<ClientEvents[Name]>[0], 'sessionId'>,
  ): void
  /** Takes the session back from another tab, or tries again now. */
  reopen(): void
  /** The network is back: the next try need not wait. */
  hurry(): void
  close(): void
}

export interface ConnectionOptions {
  readonly wsUrl: string
  readonly sessionId: string
  readonly offset: string | undefined
  saveOffset(offset: string | undefined): void
  onEvent<Name extends ServerEventName>(name: Name, payload: ServerEvent<Name>, offset?: string): void
  onStatus(status: ConnectionStatus): void
  /** The server closed for good: is the session still there? */
  stillThere(): Promise<boolean>
}

/** What is listened for: a record, so that the compiler misses what is not in it. */
const received: Record<ServerEventName, 1> = {
  session_joined: 1,
  message_chunk: 1,
  message_done: 1,
  message: 1,
  action_plan: 1,
  ui_block: 1,
  confirmation_required: 1,
  task_complete: 1,
  error: 1,
}
const names = Object.keys(received) as ServerEventName[]

/** Connects, and keeps connected. Replay is exact: the offset tells what was handled, buffered events included. */
export function connect(options: ConnectionOptions): Connection {
  const { sessionId } = options
  const resume = resumePoint({ offset: options.offset, save: options.saveOffset })
  let status: ConnectionStatus = 'connecting'
  let late: ReturnType<typeof setTimeout> | undefined
  const setStatus = (now: ConnectionStatus) => {
    clearTimeout(late)
    if (now !== status) options.onStatus((status = now))
  }

  const [origin, path] = splitPath(options.wsUrl)
  const manager = new Manager(origin, {
    path: `${path}/socket.io/`,
    query: { sessionId },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 8_000,
  })
  const socket: Socket<ServerEvents, ClientEvents> = manager.socket('/', {
    // A function: an object would override the fresh offset on every reconnect.
    auth: (tell) => {
      const offset = bufferedOffset(socket) ?? resume.last
      tell(offset === undefined ? {} : { offset, exact: 1 })
    },
  })
  for (const name of names)
    socket.on(name, ((payload: ServerEvent<typeof name>, offset?: string) => {
      options.onEvent(name, payload, offset)
      if (offset !== undefined) resume.handled(offset)
    }) as never)

  socket.on('connect', () => {
    socket.emit('join_session', { sessionId })
    setStatus('online')
  })
  socket.on('disconnect', (reason) => {
    // Only the server's own word is final; everything else reconnects by itself.
    if (reason === 'io server disconnect')
      void options.stillThere().then((there) => setStatus(there ? 'elsewhere' : 'ended'))
    else if (reason !== 'io client disconnect') wait()
  })
  socket.on('connect_error', () => {
    // A refusal of the namespace ends the retries: the session is not known any more.
    if (!socket.active) void options.stillThere().then((there) => (there ? wait() : setStatus('ended')))
    else if (status === 'connecting') wait()
  })

  function wait(): void {
    clearTimeout(late)
    late = setTimeout(() => setStatus('reconnecting'), limits.reconnectingShownAfterMs)
  }

  return {
    sessionId,
    resume,
    get status() {
      return status
    },
    emit(name, payload) {
      socket.emit(name, ...([{ sessionId, ...payload }] as unknown as Parameters<ClientEvents[typeof name]>))
    },
    reopen() {
      if (status === 'elsewhere') setStatus('connecting')
      socket.connect()
    },
    hurry() {
      if (!socket.connected && socket.active) socket.disconnect().connect()
    },
    close() {
      clearTimeout(late)
      socket.disconnect()
    },
  }
}

/** Events that are decoded but not yet handled count as received: the client delivers them on connect. */
function bufferedOffset(socket: Socket<ServerEvents, ClientEvents>): string | undefined {
  const last: unknown = socket.receiveBuffer.at(-1)?.at(-1)
  return typeof last === 'string' ? last : undefined
}

function splitPath(wsUrl: string): [origin: string, path: string] {
  const url = new URL(wsUrl)
  return [`${url.protocol}//${url.host}`, url.pathname.replace(/\/$/, '')]
}
