/**
 * What nodes tell each other. Delivery is best effort: whoever acts on a notice must also find out without
 * it, later (a sweep, a fence, a read).
 */
export type Notice =
  /** Something lies in the session's inbox: the node that runs its turn looks again, and cuts it short for `by`. */
  | { readonly kind: 'wake'; readonly sessionId: string; readonly by?: 'message' | 'stop' }
  /** The session's visitor has been gone for a while: the node that runs its turn lets it end. */
  | { readonly kind: 'gone'; readonly sessionId: string }
  /** The session's one seat has a new holder: every socket of an older number goes. */
  | { readonly kind: 'kick'; readonly sessionId: string; readonly seat: number; readonly nonce: string }
  /** The session has ended: its turn and its sockets go, and their visitors are told why. */
  | { readonly kind: 'ended'; readonly sessionId: string; readonly why: string }
  /** A site or one of its settings was added, changed or removed. */
  | { readonly kind: 'settings' }
  /** This node was cut off for a while: look again at everything that notices are for. Only ever received, not sent. */
  | { readonly kind: 'missed' }

/** The other nodes, as one of them sees them. */
export interface Neighbours {
  /** Identifies this node among all nodes; new at each start. */
  readonly self: string
  /** Tells all others. Never fails: what cannot be told now is not told. */
  tell(notice: Notice): void
  /** Receives what others tell, never what this node tells itself. Returns the way to stop. */
  listen(listener: (notice: Notice) => void): () => void
}

/** What was written to one client instance of a session, whichever node wrote it. */
export interface SeatedClient {
  readonly nonce: string
  /** The highest position written to it; below zero: the offset in its next CONNECT can be trusted. */
  readonly written: number
  /** It joined and has not been answered. */
  readonly owed: boolean
}

/** The one seat of each session across all nodes. Small and volatile: it goes when the session does. */
export interface SharedSeats {
  /** What is remembered of the last few clients of this seat, the latest last. Of one still connected: nothing. */
  recall(sessionId: string): Promise<SeatedClient[]>
  /**
   * Takes the seat: the number is higher than any before it, and the older holder is told by a `kick`. What was
   * remembered of this client is forgotten: a node that dies cannot say how far it wrote.
   */
  take(sessionId: string, nonce: string): Promise<number>
  /** Whether this number still holds the seat. */
  holds(sessionId: string, seat: number): Promise<boolean>
  /**
   * Remembers how far a client was written, when it leaves the seat of this number or has to reconnect.
   * Changes nothing when the same client has taken a later seat: a slow node must not overwrite newer state.
   */
  remember(sessionId: string, seat: number, client: SeatedClient): Promise<void>
}

/** Which sessions have a socket open, on any node. Small and volatile. */
export interface SharedPresence {
  /** These are connected here. It holds for a while: who still is must be said again. */
  here(sessionIds: readonly string[]): Promise<void>
  gone(sessionId: string): Promise<void>
  /** Those of these that some node said were connected, lately. */
  online(sessionIds: readonly string[]): Promise<string[]>
}

/** Counts in windows of time, exact for all nodes together. */
export interface SharedCounts {
  /** Counts one more; the window begins with the first. `taken` includes this one. */
  take(key: string, windowMs: number): Promise<{ readonly taken: number; readonly msLeft: number }>
  /** Begins to count again. */
  forget(key: string): Promise<void>
}

/** The neighbours of a node that has none. */
export function noNeighbours(self: string): Neighbours {
  return { self, tell() {}, listen: () => () => undefined }
}
