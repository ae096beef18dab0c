import type { EventLog, SessionStore } from '#store'
import { closeWhenSettled, isAmbiguous } from './bounce.ts'
import { engineOf, type VisitorSocket } from './engine.ts'
import type { Pace } from './pace.ts'
import { Pings } from './pings.ts'
import { Pump } from './pump.ts'
import type { ResumePoint } from './resume-point.ts'
import { clientOf, remember, type ClientMemory, type Seat, type Seats } from './seats.ts'

/** What all links share. */
export interface ReplayParts {
  readonly log: EventLog
  readonly sessions: Pick<SessionStore, 'history'>
  readonly seats: Seats
  readonly pace: Pace
  readonly onFault: (error: unknown) => void
}

/** A client that does not join (again) is served all the same, after this long. */
const joinGraceMs = 250
const takenOver = 'This conversation is now open in another window.'
const ended = 'This conversation has ended.'

/**
 * One socket's life at its session: it waits for proof of life, takes the seat, and loses it in the end.
 * A class, because there is one for every visitor: closures in its place cost twice the memory.
 */
export class Link {
  readonly parts: ReplayParts
  readonly socket: VisitorSocket
  readonly #point: ResumePoint
  readonly #seat: Seat
  readonly #pings: Pings
  #state: 'waiting' | 'bouncing' | 'attached' | 'over' = 'waiting'
  #client: ClientMemory | undefined
  #pump: Pump | undefined
  #confirmed = -1
  /** Runs out when a client has not joined, later when written events want a ping. */
  #timer: NodeJS.Timeout | undefined

  constructor(parts: ReplayParts, socket: VisitorSocket, point: ResumePoint, seat: Seat) {
    this.parts = parts
    this.socket = socket
    this.#point = point
    this.#seat = seat
    this.#pings = new Pings(engineOf(socket), this)
    this.#pingAfter(joinGraceMs)
    seat.links.push(this)
  }

  get nonce(): string {
    return this.#point.nonce
  }
  get sessionId(): string {
    return this.#seat.sessionId
  }
  get epoch(): string {
    return this.#point.epoch
  }
  get cursor(): number {
    return this.#pump?.cursor ?? -1
  }

  /** The visitor's side says hello, or asks for the history again. */
  join(): void {
    if (this.#state === 'waiting') return this.#prove(true)
    if (this.#client) this.#client.owed = true
    if (this.#state === 'attached') this.#pump?.greet()
  }

  /** Ends it by closing the transport: the client comes back. */
  drop(): void {
    this.#release()
    engineOf(this.socket).close()
  }

  /** Ends it for good, and says why. */
  dismiss(reason: string): void {
    this.#release()
    this.socket.emit('error', { message: reason })
    this.socket.disconnect(true)
  }

  /** The socket is closed. */
  over(): void {
    this.#release()
    this.parts.seats.leave(this.#seat, this)
  }

  onPong(handled: number): void {
    if (this.#state === 'waiting') this.#prove(false)
    else if (this.#state === 'bouncing') this.#finishBounce()
    else if (this.#state === 'attached') this.#confirm(handled)
  }

  onWrote(events: number): void {
    if (this.#client) this.#client.written = Math.max(this.#client.written, this.cursor)
    this.parts.pace.wrote(events)
    this.#confirmSoon()
  }

  onGreeted(): void {
    if (this.#client) this.#client.owed = false
  }

  /** Either the session is gone, or its log was cut above the cursor: then the client's next CONNECT restores it. */
  onLost(): void {
    this.parts.log
      .tail(this.sessionId)
      .then((tail) => (tail ? this.drop() : this.dismiss(ended)))
      .catch((error: unknown) => this.#fail(error))
  }

  /** A CONNECT that was held back and comes late must not drop the living socket: only proof of life takes the seat. */
  #prove(joined: boolean): void {
    if (!this.socket.connected) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (isAmbiguous(this.#seat, this.#point)) this.#bounce(joined)
    else this.#attach(joined).catch((error: unknown) => this.#fail(error))
  }

  #bounce(joined: boolean): void {
    const { nonce } = this
    const known = clientOf(this.#seat, nonce)
    const written = known?.written ?? this.#seat.firstHead
    this.#client = remember(this.#seat, { nonce, written, owed: joined || (known?.owed ?? false) })
    this.#state = 'bouncing'
    if (this.#seat.holder?.nonce === nonce) this.#seat.holder.drop()
    this.#pings.send()
  }

  #finishBounce(): void {
    if (this.#client) this.#client.written = -1
    this.#release()
    closeWhenSettled(engineOf(this.socket))
  }

  async #attach(joined: boolean): Promise<void> {
    const { nonce } = this
    const { from, restores } = this.#point
    const previous = this.#seat.holder
    const owed = joined || restores || (clientOf(this.#seat, nonce)?.owed ?? false)
    this.#client = remember(this.#seat, { nonce, written: from ?? -1, owed })
    this.#seat.holder = this
    this.#state = 'attached'
    // The old pump stops before the cursor is read: what it wrote until now is all it will ever write.
    if (previous?.nonce === nonce) previous.drop()
    else previous?.dismiss(takenOver)
    const tail = await this.parts.log.tail(this.sessionId)
    if (this.#state !== 'attached') return
    if (!tail) return this.dismiss(ended)
    const bare = tail.confirmed < tail.floor ? tail.head : tail.confirmed
    this.#pump = new Pump(this, from ?? bare)
    if (this.#client.owed) this.#pump.greet()
    else this.#pump.wake()
  }

  #confirm(handled: number): void {
    if (handled > this.#confirmed) this.parts.log.confirm(this.sessionId, (this.#confirmed = handled))
    if (this.#confirmed < this.cursor) this.#confirmSoon()
  }

  #confirmSoon(): void {
    const { transport } = engineOf(this.socket)
    if (!this.#timer) this.#pingAfter(this.parts.pace.delayMs(transport.name))
  }

  #pingAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#pings.send()
    }, ms)
  }

  #release(): void {
    this.#state = 'over'
    this.#pump?.stop()
    this.#pings.stop()
    clearTimeout(this.#timer)
    if (this.#seat.holder === this) this.#seat.holder = undefined
  }

  #fail(error: unknown): void {
    this.parts.onFault(error)
    this.drop()
  }
}
