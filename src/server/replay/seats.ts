import type { SocketLink } from './socket-link.ts'

/** What was written to one client instance of a session. */
export interface ClientMemory {
  readonly nonce: string
  /** The highest position written to it; below zero: the offset in its next CONNECT can be trusted. */
  written: number
  /** It joined and has not been answered. */
  owed: boolean
}

/** The one place at a session: who holds it, who waits for it, and who held it lately. */
export interface Seat {
  readonly sessionId: string
  /** The log's head when the seat was made: what lies below may have been written by an earlier process. */
  firstHead: number
  holder: SocketLink | undefined
  links: SocketLink[]
  clients: ClientMemory[]
  /** The highest number that took this seat on another node, as far as we heard. */
  latest: { readonly number: number; readonly nonce: string } | undefined
}

export interface Seats {
  open(sessionId: string, head: number): Seat
  find(sessionId: string): Seat | undefined
  /** The sessions whose seat is held here. */
  held(): string[]
  /** Everyone who holds a seat here. */
  holders(): SocketLink[]
  /** Called when a link is over; a seat without links is kept only for what it remembers. */
  leave(seat: Seat, link: SocketLink): void
  forget(sessionId: string): void
}

const clientsRemembered = 4

export function openSeats({ maxEmpty = 10_000 } = {}): Seats {
  const taken = new Map<string, Seat>()
  const empty = new Map<string, Seat>()
  return {
    open(sessionId, head) {
      const seat = taken.get(sessionId) ?? empty.get(sessionId) ?? newSeat(sessionId, head)
      empty.delete(sessionId)
      taken.set(sessionId, seat)
      return seat
    },
    find: (sessionId) => taken.get(sessionId),
    held: () => [...taken.values()].flatMap(({ holder, sessionId }) => (holder ? sessionId : [])),
    holders: () => [...taken.values()].flatMap(({ holder }) => holder ?? []),
    leave(seat, link) {
      seat.links = seat.links.filter((other) => other !== link)
      if (seat.holder === link) seat.holder = undefined
      if (seat.links.length > 0 || taken.get(seat.sessionId) !== seat) return
      taken.delete(seat.sessionId)
      empty.set(seat.sessionId, seat)
      const [oldest] = empty.keys()
      if (empty.size > maxEmpty && oldest !== undefined) empty.delete(oldest)
    },
    forget(sessionId) {
      taken.delete(sessionId)
      empty.delete(sessionId)
    },
  }
}

function newSeat(sessionId: string, firstHead: number): Seat {
  return { sessionId, firstHead, holder: undefined, links: [], clients: [], latest: undefined }
}

export function clientOf(seat: Seat, nonce: string): ClientMemory | undefined {
  return seat.clients.find((client) => client.nonce === nonce)
}

/** Remembers what a client instance was written; the oldest instances are dropped. */
export function remember(seat: Seat, client: ClientMemory): ClientMemory {
  const others = seat.clients.filter(({ nonce }) => nonce !== client.nonce)
  seat.clients = [...others, client].slice(-clientsRemembered)
  return client
}

/** Replaces this node's memory of clients by that of all nodes, except for the client that is connected here. */
export function recall(seat: Seat, clients: readonly ClientMemory[], head: number): void {
  const sitting = seat.holder && clientOf(seat, seat.holder.nonce)
  seat.firstHead = Math.max(seat.firstHead, head)
  seat.clients = clients.map((client) => ({ ...client }))
  if (sitting) remember(seat, sitting)
}
