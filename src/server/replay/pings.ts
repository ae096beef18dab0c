import type { EngineIo } from './engine-io.ts'

/** Whose pings these are. */
export interface Pinged {
  /** How far events are written at this moment. */
  readonly cursor: number
  /** The client is alive, and has handled everything up to `handled`. */
  onPong(handled: number): void
}

const nothing = -1

/**
 * Pings of one connection, ours and the transport's own, and what their pongs prove. A pong does not prove that
 * what was written before its ping is handled: the client's engine answers before deferred listeners have run.
 * The *next* pong does, so each pong confirms the mark of the one before.
 */
export class Pings {
  readonly #engine: EngineIo
  readonly #owner: Pinged
  /** The cursor at each ping that is not answered yet. */
  #marks: number[] = []
  #lastAnswered = nothing

  constructor(engine: EngineIo, owner: Pinged) {
    this.#engine = engine
    this.#owner = owner
    engine.on('packetCreate', this.#onPacket)
    engine.on('heartbeat', this.#onHeartbeat)
  }

  /** Sends a ping unless one is under way. */
  send(): void {
    if (this.#marks.length === 0 && this.#engine.readyState === 'open') this.#engine.sendPacket('ping')
  }

  stop(): void {
    this.#engine.off('packetCreate', this.#onPacket)
    this.#engine.off('heartbeat', this.#onHeartbeat)
  }

  readonly #onPacket = ({ type }: { type: string }): void => {
    if (type === 'ping') this.#marks.push(this.#owner.cursor)
  }

  readonly #onHeartbeat = (): void => {
    const mark = this.#marks.shift()
    if (mark === undefined) return
    const handled = this.#lastAnswered
    this.#lastAnswered = mark
    this.#owner.onPong(handled)
  }
}
