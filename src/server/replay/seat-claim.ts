import type { SeatedClient, SharedSeats } from '#store'

/** One link's claim to the session's seat among all nodes: the latest number holds it. */
export class SeatClaim {
  readonly #seats: SharedSeats
  readonly #sessionId: string
  #number = 0

  constructor(seats: SharedSeats, sessionId: string) {
    this.#seats = seats
    this.#sessionId = sessionId
  }

  async take(nonce: string): Promise<void> {
    this.#number = await this.#seats.take(this.#sessionId, nonce)
  }

  /** Whether this number was given to somebody who came later. */
  isBefore(number: number): boolean {
    return this.#number > 0 && this.#number < number
  }

  async stands(): Promise<boolean> {
    return this.#number === 0 || this.#seats.holds(this.#sessionId, this.#number)
  }

  /** Remembers what was written, for whichever node the client comes back to. */
  async leave(client: SeatedClient): Promise<void> {
    if (this.#number > 0) await this.#seats.remember(this.#sessionId, this.#number, client)
  }
}
