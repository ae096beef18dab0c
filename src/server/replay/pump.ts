import { limits } from '#protocol'
import { shownEntry, type EventLog, type SessionStore } from '#store'
import { engineOf, type VisitorSocket } from './engine.ts'

/** The only writer of one socket: reads the log with a cursor and sends what it finds. */
export interface Pump {
  readonly cursor: number
  /** Sends `session_joined` before anything later. */
  greet(): void
  wake(): void
  stop(): void
}

export interface PumpOptions {
  readonly socket: VisitorSocket
  readonly sessionId: string
  readonly epoch: string
  readonly from: number
  readonly log: EventLog
  readonly sessions: Pick<SessionStore, 'history'>
  readonly onWrote: (cursor: number, events: number) => void
  readonly onGreeted: () => void
  readonly onFault: (error: unknown) => void
}

const readAtOnce = 500
/** A link that does not drain is not fed: what it misses stays in the log, not in its buffer. */
const mostBuffered = 1_000

export function openPump(options: PumpOptions): Pump {
  const { socket, sessionId, epoch, log, sessions, onWrote, onGreeted, onFault } = options
  const engine = engineOf(socket)
  let cursor = options.from
  let stopped = false
  let running = false
  let woken = false
  let greets = false

  const isOver = () => stopped || !socket.connected

  function wake() {
    woken = true
    if (!running) void run()
  }

  async function run() {
    running = true
    try {
      while (woken && !isOver()) {
        woken = false
        if (greets) await greet()
        await writeOn()
      }
    } catch (error) {
      // The events are safe in the log: the client comes back for them.
      onFault(error)
      engine.close()
    } finally {
      running = false
    }
  }

  async function greet() {
    greets = false
    const history = await sessions.history(sessionId, { last: limits.historyReturned, upTo: cursor })
    if (isOver()) return
    socket.emit('session_joined', {
      sessionId,
      restored: history.length > 0,
      history: history.map(shownEntry),
    })
    onGreeted()
  }

  async function writeOn() {
    engine.off('drain', wake)
    if (engine.writeBuffer.length > mostBuffered) return void engine.once('drain', wake)
    const entries = await log.read(sessionId, cursor, readAtOnce)
    if (isOver()) return
    // The log was cut above the cursor: on its next CONNECT the client is restored.
    if (!entries) return engine.close()
    for (const { seq, event } of entries) {
      cursor = seq
      emitLogged(socket, event.name, event.payload, `${epoch}.${seq}`)
    }
    if (entries.length > 0) onWrote(cursor, entries.length)
    if (entries.length === readAtOnce) woken = true
  }

  const unwatch = log.watch(sessionId, wake)
  return {
    get cursor() {
      return cursor
    },
    greet() {
      greets = true
      wake()
    },
    wake,
    stop() {
      stopped = true
      unwatch()
      engine.off('drain', wake)
    },
  }
}

/** The trailing string is kept by stock clients as their offset: only logged events may end in one. */
function emitLogged(socket: VisitorSocket, ...event: [name: string, payload: unknown, tag: string]): void {
  ;(socket.emit as (...event: unknown[]) => void).apply(socket, event)
}
