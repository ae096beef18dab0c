import { Agent } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import { origin } from '../../chaos/turns/house.ts'
import { until } from '../../chaos/support/until.ts'

export interface Said {
  readonly name: string
  readonly payload: Record<string, unknown>
}

const patienceMs = 30_000

/** One request to one node, on a connection of its own. */
export async function call(
  url: string,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const { body, method = body === undefined ? 'GET' : 'POST' } = options
  const response = await fetch(url + path, {
    method,
    headers: {
      origin,
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Said['payload'],
  }
}

export async function newSession(url: string): Promise<string> {
  const { body } = await call(url, '/api/session/init', { body: {} })
  return String(body.sessionId)
}

/** A stock client of one session at one node, and everything it hears. */
export interface Guest {
  readonly socket: Socket
  readonly said: readonly Said[]
  /** Waits until it is ended, and says why. */
  ended(): Promise<string | undefined>
  /** Waits for an event after so many others. */
  hear(name: string, after?: number, fits?: (payload: Said['payload']) => boolean): Promise<Said['payload']>
}

export async function join(
  url: string,
  sessionId: string,
  options: Record<string, unknown> = {},
): Promise<Guest> {
  const said: Said[] = []
  let left: string | undefined
  const socket = io(url, {
    transports: ['websocket'],
    query: { sessionId },
    forceNew: true,
    agent: new Agent({ keepAlive: false }) as never,
    extraHeaders: { origin },
    reconnectionDelay: 50,
    reconnectionDelayMax: 300,
    ...options,
  })
  socket.on('connect', () => socket.emit('join_session', { sessionId }))
  socket.on('disconnect', (reason) => (left = reason))
  socket.onAny((name: string, payload: Said['payload']) => said.push({ name, payload }))
  const guest: Guest = {
    socket,
    said,
    async ended() {
      await until(() => left !== undefined, patienceMs)
      return left
    },
    async hear(name, after = 0, fits = () => true) {
      const find = () => said.slice(after).find((event) => event.name === name && fits(event.payload))
      await until(() => find() !== undefined, patienceMs)
      const found = find()
      if (!found) throw new Error(`no ${name}; heard ${JSON.stringify(said.slice(-5))}`)
      return found.payload
    },
  }
  await guest.hear('session_joined')
  return guest
}
