import { io as io46 } from 'socket.io-client-4.6'
import { io as io47 } from 'socket.io-client-4.7'
import { io as io48, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'

type Connect = (url: string, options: Partial<ManagerOptions & SocketOptions>) => Socket

/** Stock clients, unmodified. */
export const versions = {
  '4.6': io46 as unknown as Connect,
  '4.7': io47 as unknown as Connect,
  '4.8': io48,
} satisfies Record<string, Connect>
export type Version = keyof typeof versions

export const transports = {
  websocket: { transports: ['websocket'] },
  polling: { transports: ['polling'] },
  upgrade: {},
} satisfies Record<string, Partial<ManagerOptions>>
export type Transport = keyof typeof transports

/** What a client brings in its CONNECT. */
export type Auth = Record<string, unknown>

/** A page with the chat open: one client instance, and what its listeners were called with. */
export interface Page {
  readonly socket: Socket
  /** Indexes of the events, in the order of delivery. */
  readonly got: number[]
  /** The offset of the last event, as a listener saw it. */
  offset: string | undefined
  readonly ended: boolean
  /** Calls once, inside a listener, as soon as this many events have been delivered. */
  inListenerAfter(count: number, act: () => void): void
  /** No listener is called any more, as when the page is gone. */
  leave(): void
}

export interface PageOptions {
  readonly url: string
  readonly sessionId: string
  readonly version: Version
  readonly transport: Transport
  readonly count: number
  readonly auth?: (page: Page) => Auth
  readonly onEvent: (index: number) => void
}

export function openPage(options: PageOptions): Page {
  const { url, sessionId, version, transport, count, auth, onEvent } = options
  const got: number[] = []
  const hooks: { after: number; act(): void }[] = []
  const socket = versions[version](url, {
    ...transports[transport],
    query: { sessionId },
    forceNew: true,
    reconnectionDelay: 30,
    reconnectionDelayMax: 150,
    timeout: 4_000,
    ...(auth && { auth: (give: (auth: Auth) => void) => give(auth(page)) }),
  })

  function deliver(index: number, offset: string | undefined) {
    got.push(index)
    onEvent(index)
    page.offset = offset
    const due = hooks.findIndex(({ after }) => got.length >= after)
    if (due >= 0) hooks.splice(due, 1)[0]?.act()
  }
  socket.on('connect', () => socket.emit('join_session', { sessionId }))
  socket.on('message_chunk', ({ chunkIndex }: { chunkIndex: number }, offset?: string) =>
    deliver(chunkIndex, offset),
  )
  socket.on('message_done', (_, offset?: string) => deliver(count - 1, offset))

  const page: Page = {
    socket,
    got,
    offset: undefined,
    get ended() {
      return got.includes(count - 1)
    },
    inListenerAfter: (after, act) => void hooks.push({ after, act }),
    leave() {
      socket.off('message_chunk')
      socket.off('message_done')
      socket.disconnect()
    },
  }
  return page
}

/** How our own widget answers: a decoded event counts even if no listener has run yet. */
export function exactAuth({ socket, offset }: Page): Auth {
  const buffer = (socket as unknown as { receiveBuffer: unknown[][] }).receiveBuffer
  const latest = buffer.at(-1)?.at(-1) ?? offset
  return latest === undefined ? {} : { offset: latest, exact: 1 }
}
