import type { EventLog, LogEntry, SharedSeats, StoredEntry } from '#store'
import type { PingPace } from './ping-pace.ts'
import type { Seats } from './seats.ts'

/** What a client is greeted with: the last entries, complete at this position of the session's log. */
export interface Histories {
  history(sessionId: string, query: { last: number; upTo: number }): Promise<StoredEntry[]>
}

/** What all links share. */
export interface ReplayParts {
  readonly log: EventLog
  readonly sessions: Histories
  readonly seats: Seats
  readonly pace: PingPace
  /** The seats of all nodes together; undefined: there is one node. */
  readonly shared: SharedSeats | undefined
  /** Called for each logged event that was handed to a socket. */
  readonly onSent: ((sessionId: string, entry: LogEntry) => void) | undefined
  /** Called when a client has taken the session's seat, before anything is sent to it. */
  readonly onAttached: ((sessionId: string) => void) | undefined
  readonly onFault: (error: unknown) => void
  /** The question that waits for the visitor's answer now. */
  readonly openQuestion: ((sessionId: string) => Promise<string | undefined>) | undefined
}
