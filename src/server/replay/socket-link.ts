import type { LogTail } from '#store'
import { beforeQuestion } from './before-question.ts'
import { closeWhenSettled, isAmbiguous } from './bounce.ts'
import { conversationEnded } from './conversation-ended.ts'
import { SeatClaim } from './seat-claim.ts'
import { engineIoOf, type VisitorSocket } from './engine-io.ts'
import { Pings } from './pings.ts'
import { Pump } from './pump.ts'
import type { ReplayParts } from './replay-parts.ts'
import type { ResumePoint } from './resume-point.ts'
import { clientOf, remember, type ClientMemory, type Seat } from './seats.ts'

/** A client that does not join (again) is served all the same, after this long. */
const joinGraceMs = 250
const takenOver = 'This conversation is now open in another window.'

/** Where a socket is in its life at a session. */
type Phase =
  /** For a sign that its client is alive. */
  | { readonly is: 'waiting' }
  /** It will be closed, so that its client comes back with an offset that can be trusted. */
  | { readonly is: 'bouncing'; readonly client: ClientMemory }
  /** It holds the seat, and the log has yet to be looked at. */
  | { readonly is: 'taking'; readonly client: ClientMemory }
  | { readonly is: 'attached'; readonly client: ClientMemory; readonly pump: Pump }
  /** A pump that was stopped in the middle of a write still tells what it wrote. */
  | { readonly is: 'over'; readonly client: ClientMemory | undefined }

const waiting: Phase = { is: 'waiting' }

/**
 * One socket's life at its session: it waits for proof of life, takes the seat, and loses it in the end.
 * A class, because there is one for every visitor: closures in its place cost twice the memory.
 */
export class SocketLink {
  readonly parts: ReplayParts
  readonly socket: VisitorSocket
  readonly #point: ResumePoint
  readonly #seat: Seat
  readonly #pings: Pings
  /** Undefined: there is one node. */
  readonly #claim: SeatClaim | undefined
  #phase: Phase = waiting
  #confirmed = -1
  /** Runs out when a client has not joined, later when written events want a ping. */
  #timer: NodeJS.Timeout | undefined

  constructor(parts: ReplayParts, socket: VisitorSocket, point: ResumePoint, seat: Seat) {
    this.parts = parts
    this.socket = socket
    this.#point = point
    this.#seat = seat
    this.#pings = new Pings(engineIoOf(socket), this)
    this.#claim = parts.shared && new SeatClaim(parts.shared, seat.sessionId)
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
  get #client(): ClientMemory | undefined {
    return this.#phase.is === 'waiting' ? undefined : this.#phase.client
  }
  get #pump(): Pump | undefined {
    return this.#phase.is === 'attached' ? this.#phase.pump : undefined
  }
  get #holdsSeat(): boolean {
    return this.#phase.is === 'taking' || this.#phase.is === 'attached'
  }

  /** The visitor's side says hello, or asks for the history again. */
  join(): void {
    if (this.#phase.is === 'waiting') return this.#prove(true)
    if (this.#client) this.#client.owed = true
    this.#pump?.greet()
  }

  /** Somebody took the seat on another node. */
  outrun(number: number, nonce: string): void {
    if (!this.#claim?.isBefore(number)) return
    if (nonce === this.nonce) this.drop()
    else this.dismiss(takenOver)
  }

  /** Whether its client, or another of this session, is connected to another node by now. */
  async isElsewhere(): Promise<boolean> {
    return this.#claim !== undefined && !(await this.#claim.stands())
  }

  /** Looks whether it still holds the seat and whether its log is still the one it reads. */
  recheck(): void {
    if (!this.#holdsSeat || !this.#claim) return
    Promise.all([this.parts.log.tail(this.sessionId), this.#claim.stands()])
      .then(([tail, holds]) => {
        if (!tail) this.dismiss(conversationEnded)
        else if (tail.epoch !== this.epoch) this.drop()
        else if (!holds) this.dismiss(takenOver)
        else this.#pump?.wake()
      })
      .catch((error: unknown) => this.#fail(error))
  }

  /** Ends it by closing the transport: the client comes back. */
  drop(): void {
    this.#releaseQuietly()
    engineIoOf(this.socket).close()
  }

  /** Ends it for good, and says why. */
  dismiss(reason: string): void {
    this.#releaseQuietly()
    this.socket.emit('error', { message: reason })
    this.socket.disconnect(true)
  }

  /** The socket is closed. */
  over(): void {
    this.#releaseQuietly()
    this.parts.seats.leave(this.#seat, this)
  }

  onPong(handled: number): void {
    const phase = this.#phase
    if (phase.is === 'waiting') this.#prove(false)
    else if (phase.is === 'bouncing')
      this.#finishBounce(phase.client).catch((error: unknown) => this.#fail(error))
    else if (this.#holdsSeat) this.#confirm(handled)
  }

  onWrote(events: number, cursor: number): void {
    if (this.#client) this.#client.written = Math.max(this.#client.written, cursor)
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
      .then((tail) => (tail ? this.drop() : this.dismiss(conversationEnded)))
      .catch((error: unknown) => this.#fail(error))
  }

  /** A CONNECT that was held back and comes late must not drop the living socket: only proof of life takes the seat. */
  #prove(joined: boolean): void {
    if (!this.socket.connected) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    const next = isAmbiguous(this.#seat, this.#point) ? this.#bounce(joined) : this.#attach(joined)
    next.catch((error: unknown) => this.#fail(error))
  }

  async #bounce(joined: boolean): Promise<void> {
    const { nonce } = this
    const known = clientOf(this.#seat, nonce)
    const written = known?.written ?? this.#seat.firstHead
    const client = remember(this.#seat, { nonce, written, owed: joined || (known?.owed ?? false) })
    this.#phase = { is: 'bouncing', client }
    if (this.#seat.holder?.nonce === nonce) this.#seat.holder.drop()
    await this.#claimSeat()
    this.#pings.send()
  }

  /** Wherever the client comes back, its next offset must be believed: that is known before it is sent away. */
  async #finishBounce(client: ClientMemory): Promise<void> {
    client.written = -1
    await this.#release()
    closeWhenSettled(engineIoOf(this.socket))
  }

  async #attach(joined: boolean): Promise<void> {
    const { nonce } = this
    const { from, restores } = this.#point
    const previous = this.#seat.holder
    const owed = joined || restores || (clientOf(this.#seat, nonce)?.owed ?? false)
    const client = remember(this.#seat, { nonce, written: from ?? -1, owed })
    const taking: Phase = { is: 'taking', client }
    this.#seat.holder = this
    this.#phase = taking
    // The old pump stops before the cursor is read: what it wrote until now is all it will ever write.
    if (previous?.nonce === nonce) previous.drop()
    else previous?.dismiss(takenOver)
    if (!(await this.#claimSeat())) return
    const tail = await this.parts.log.tail(this.sessionId)
    if (this.#phase !== taking) return
    if (!tail) return this.dismiss(conversationEnded)
    const bare = tail.confirmed < tail.floor ? tail.head : tail.confirmed
    const start = from ?? Math.min(bare, (await this.#beforeQuestion(tail)) ?? bare)
    if (this.#phase !== taking) return
    const pump = new Pump(this, start)
    this.#phase = { is: 'attached', client, pump }
    this.parts.onAttached?.(this.sessionId)
    if (client.owed) pump.greet()
    else pump.wake()
  }

  async #beforeQuestion(tail: LogTail): Promise<number | undefined> {
    const confirmationId = await this.parts.openQuestion?.(this.sessionId)
    return beforeQuestion(this.parts.log, this.sessionId, { tail, confirmationId })
  }

  #confirm(handled: number): void {
    if (handled > this.#confirmed)
      this.parts.log.confirm(this.sessionId, (this.#confirmed = handled), this.epoch)
    if (this.#confirmed < this.cursor) this.#confirmSoon()
  }

  #confirmSoon(): void {
    const { transport } = engineIoOf(this.socket)
    if (!this.#timer) this.#pingAfter(this.parts.pace.delayMs(transport.name))
  }

  #pingAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#pings.send()
    }, ms)
  }

  /** Takes the seat from whoever holds it on another node. False: somebody was faster. */
  async #claimSeat(): Promise<boolean> {
    await this.#claim?.take(this.nonce)
    const { latest } = this.#seat
    if (latest) this.outrun(latest.number, latest.nonce)
    return this.#phase.is !== 'over'
  }

  /** Lets go of everything, once; what was written is remembered for whichever node the client comes back to. */
  async #release(): Promise<void> {
    const phase = this.#phase
    const client = this.#client
    this.#phase = { is: 'over', client }
    if (phase.is === 'attached') phase.pump.stop()
    this.#pings.stop()
    clearTimeout(this.#timer)
    if (this.#seat.holder === this) this.#seat.holder = undefined
    if (phase.is !== 'over' && client) await this.#claim?.leave({ ...client })
  }

  /** If this is lost, the next node does not know the client and makes it reconnect once more. */
  #releaseQuietly(): void {
    this.#release().catch(() => undefined)
  }

  #fail(error: unknown): void {
    this.parts.onFault(error)
    this.drop()
  }
}
