import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Server } from 'socket.io'
import { ApiError, type ClientEvents, type ServerEvents } from '#protocol'
import type { EventLog, LogEntry, SeatedClient, SharedSeats } from '#store'
import { isSameSession } from './same-session.ts'
import { engineIoOf, setPid, type VisitorSocket } from './engine-io.ts'
import { SocketLink } from './socket-link.ts'
import { openPingPace } from './ping-pace.ts'
import type { Histories } from './replay-parts.ts'
import { resumePoint, type ResumePoint } from './resume-point.ts'
import { openSeats, recall } from './seats.ts'

export interface ReplayOptions {
  readonly io: Server<ClientEvents, ServerEvents>
  readonly log: EventLog
  readonly sessions: Histories
  /** The session a connecting socket belongs to. An ApiError refuses it, and stock clients stay away. */
  readonly authorize: (handshake: VisitorSocket['handshake']) => Promise<{ sessionId: string }>
  /** Called for each admitted socket before anything it says is heard; everything but `join_session` is handled there. */
  readonly onSocket: (socket: VisitorSocket, sessionId: string) => void
  /** Told of faults that no client has caused. */
  readonly onFault: (error: unknown) => void
  readonly newNonce?: () => string
  /** The seats of all nodes together; absent: this process is alone. */
  readonly shared?: SharedSeats | undefined
  /** The id of the question that waits for the visitor's answer: a page that brings nothing is asked it again. */
  readonly openQuestion?: (sessionId: string) => Promise<string | undefined>
  /** Called for each logged event that was handed to a socket. */
  readonly onSent?: (sessionId: string, entry: LogEntry) => void
  /** Called when a client has taken the session's seat, before anything is sent to it. */
  readonly onAttached?: (sessionId: string) => void
  /** Called when a socket of the session has closed. */
  readonly onLeft?: (sessionId: string, isElsewhere: () => Promise<boolean>) => void
}

export interface Replay {
  /** Whether a client of this session is being served right now. */
  isAttached(sessionId: string): boolean
  /** The sessions of which a client is being served here. */
  attached(): string[]
  /** Ends all sockets of a session for good: it was deleted or evicted. */
  disconnect(sessionId: string, reason: string): void
  /** The session's seat was taken on another node. */
  kick(sessionId: string, number: number, nonce: string): void
  /** Checks every seat again: a notice from another node may have been lost. */
  recheck(): void
  /** Closes all transports, spread over this time; the clients come back, to another process. */
  close(spreadMs?: number): Promise<void>
}

interface Admission {
  readonly sessionId: string
  readonly head: number
  readonly clients: readonly SeatedClient[] | undefined
  readonly point: ResumePoint
}

const closeMs = 1_000

/** Serves every session's log to its one socket: in order, nothing lost, nothing twice. See docs/decisions/401-replay.md. */
export function attachReplay(options: ReplayOptions): Replay {
  const { io, log, sessions, authorize, onSocket, onFault } = options
  const {
    newNonce = () => randomBytes(4).toString('hex'),
    shared,
    onSent,
    onAttached,
    openQuestion,
  } = options
  const seats = openSeats()
  const parts = {
    log,
    sessions,
    seats,
    pace: openPingPace(),
    shared,
    onSent,
    onAttached,
    onFault,
    openQuestion,
  }

  async function admit(socket: VisitorSocket): Promise<Admission> {
    const { sessionId } = await authorize(socket.handshake)
    const tail = await log.tail(sessionId)
    if (!tail) throw new ApiError('session_not_found', 'This session does not exist any more.')
    const clients = await shared?.recall(sessionId)
    return { sessionId, head: tail.head, clients, point: resumePoint(socket.handshake.auth, tail, newNonce) }
  }

  io.use((socket, next) => {
    admit(socket).then((admission) => {
      setPid(socket, admission.point.pid)
      socket.data = admission
      next()
    }, refuse)

    function refuse(error: unknown) {
      const final = error instanceof ApiError && error.status < 500
      if (final) return next(Object.assign(new Error(error.message), { data: error.body }))
      // A refusal here is for ever; closing the transport makes the client try again.
      onFault(error)
      engineIoOf(socket).close()
    }
  })

  io.on('connection', (socket) => {
    const { sessionId, head, clients, point } = socket.data as Admission
    const seat = seats.open(sessionId, head)
    if (clients) recall(seat, clients, head)
    const link = new SocketLink(parts, socket, point, seat)
    onSocket(socket, sessionId)
    socket.on('join_session', (payload: unknown) => {
      if (namesSession(payload, sessionId)) link.join()
      else socket.emit('error', { message: 'join_session must name the session of this socket.' })
    })
    socket.on('disconnect', () => {
      link.over()
      options.onLeft?.(sessionId, () => link.isElsewhere())
    })
  })

  return {
    isAttached: (sessionId) => seats.find(sessionId)?.holder !== undefined,
    attached: () => seats.held(),
    disconnect(sessionId, reason) {
      for (const link of seats.find(sessionId)?.links ?? []) link.dismiss(reason)
      seats.forget(sessionId)
    },
    kick(sessionId, number, nonce) {
      const seat = seats.find(sessionId)
      if (!seat || number <= (seat.latest?.number ?? 0)) return
      seat.latest = { number, nonce }
      seat.holder?.outrun(number, nonce)
    },
    recheck() {
      for (const holder of seats.holders()) holder.recheck()
    },
    async close(spreadMs = 0) {
      for (const socket of io.sockets.sockets.values())
        setTimeout(() => engineIoOf(socket).close(), Math.random() * spreadMs)
      // A polling client hears of it only when it asks again.
      const maxMs = spreadMs + closeMs
      for (let waited = 0; io.sockets.sockets.size > 0 && waited < maxMs; waited += 50) await delay(50)
    },
  }
}

/** Some clients send the bare id instead of `{ sessionId }`. */
function namesSession(payload: unknown, sessionId: string): boolean {
  return typeof payload === 'object' && payload !== null && 'sessionId' in payload
    ? isSameSession(payload.sessionId, sessionId)
    : isSameSession(payload, sessionId)
}
