import type { EventLog, SessionStore } from '#store'
import { closeWhenSettled, isAmbiguous } from './bounce.ts'
import { engineOf, type VisitorSocket } from './engine.ts'
import type { Pace } from './pace.ts'
import { watchPings } from './pings.ts'
import { openPump, type Pump } from './pump.ts'
import type { ResumePoint } from './resume-point.ts'
import { clientOf, remember, type Seat, type Seats } from './seats.ts'

/** One socket's life at its session: it waits for proof of life, takes the seat, and loses it in the end. */
export interface Link {
  readonly nonce: string
  readonly attached: boolean
  /** The visitor's side asked for the history, or said hello. */
  join(): void
  /** Ends it by closing the transport: the client comes back. */
  drop(): void
  /** Ends it for good, and says why. */
  dismiss(reason: string): void
  /** The socket is closed. */
  over(): void
}

export interface LinkOptions {
  readonly socket: VisitorSocket
  readonly point: ResumePoint
  readonly seat: Seat
  readonly seats: Seats
  readonly log: EventLog
  readonly sessions: Pick<SessionStore, 'history'>
  readonly pace: Pace
  readonly onFault: (error: unknown) => void
}

/** A client that does not join (again) is served all the same, after this long. */
const joinGraceMs = 250
const takenOver = 'This conversation is now open in another window.'

export function openLink(options: LinkOptions): Link {
  const { socket, point, seat, seats, log, pace, onFault } = options
  const { nonce } = point
  const engine = engineOf(socket)
  let state: 'waiting' | 'bouncing' | 'attached' | 'over' = 'waiting'
  let pump: Pump | undefined
  let confirmed = -1
  let pingTimer: NodeJS.Timeout | undefined
  const pings = watchPings({ engine, cursor: () => pump?.cursor ?? -1, onPong })
  const grace = setTimeout(() => state === 'waiting' && pings.send(), joinGraceMs)

  function onPong(handled: number) {
    if (state === 'waiting') prove(false)
    else if (state === 'bouncing') finishBounce()
    else if (state === 'attached') confirm(handled)
  }

  /** A CONNECT that was held back and comes late must not drop the living socket: only proof of life takes the seat. */
  function prove(joined: boolean) {
    if (!socket.connected) return
    if (isAmbiguous(seat, point)) bounce(joined)
    else void attach(joined).catch(fail)
  }

  function bounce(joined: boolean) {
    const written = clientOf(seat, nonce)?.written ?? seat.firstHead
    const owed = joined || (clientOf(seat, nonce)?.owed ?? false)
    remember(seat, { nonce, written, owed })
    state = 'bouncing'
    if (seat.holder?.nonce === nonce) seat.holder.drop()
    pings.send()
  }

  function finishBounce() {
    const client = clientOf(seat, nonce)
    if (client) client.written = -1
    release()
    closeWhenSettled(engine)
  }

  async function attach(joined: boolean) {
    const previous = seat.holder
    const owed = joined || point.restores || (clientOf(seat, nonce)?.owed ?? false)
    const client = remember(seat, { nonce, written: point.from ?? -1, owed })
    seat.holder = link
    state = 'attached'
    // The old pump stops before the cursor is read: what it wrote until now is all it will ever write.
    if (previous?.nonce === nonce) previous.drop()
    else previous?.dismiss(takenOver)
    const tail = await log.tail(seat.sessionId)
    if (state !== 'attached') return
    if (!tail) return link.dismiss('This conversation has ended.')
    const bare = tail.confirmed < tail.floor ? tail.head : tail.confirmed
    pump = openPump({
      ...options,
      sessionId: seat.sessionId,
      epoch: point.epoch,
      from: point.from ?? bare,
      onWrote(cursor, events) {
        client.written = Math.max(client.written, cursor)
        pace.wrote(events)
        confirmSoon()
      },
      onGreeted: () => void (client.owed = false),
      onFault,
    })
    if (client.owed) pump.greet()
    else pump.wake()
  }

  function confirm(handled: number) {
    if (handled > confirmed) log.confirm(seat.sessionId, (confirmed = handled))
    if (pump && confirmed < pump.cursor) confirmSoon()
  }

  function confirmSoon() {
    pingTimer ??= setTimeout(() => {
      pingTimer = undefined
      pings.send()
    }, pace.delayMs(engine.transport.name))
  }

  function release() {
    state = 'over'
    pump?.stop()
    pings.stop()
    clearTimeout(grace)
    clearTimeout(pingTimer)
    if (seat.holder === link) seat.holder = undefined
  }

  function fail(error: unknown) {
    onFault(error)
    link.drop()
  }

  const link: Link = {
    nonce,
    get attached() {
      return state === 'attached'
    },
    join() {
      const client = clientOf(seat, nonce)
      if (state === 'waiting') prove(true)
      else if (client) client.owed = true
      if (state === 'attached') pump?.greet()
    },
    drop() {
      release()
      engine.close()
    },
    dismiss(reason) {
      release()
      socket.emit('error', { message: reason })
      socket.disconnect(true)
    },
    over() {
      release()
      seats.leave(seat, link)
    },
  }
  seat.links.push(link)
  return link
}
