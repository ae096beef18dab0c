import type { Neighbours, SharedCounts, SharedPresence, SharedSeats } from './neighbours.ts'
import type { Store } from './store.ts'

export interface SharedStoreOptions {
  /** PostgreSQL: everything that must not be lost. */
  readonly databaseUrl: string
  /** Redis: the event log, and what nodes tell each other. */
  readonly redisUrl: string
  /** The TTL of a log without writes. */
  readonly sessionIdleMs: number
  /** What to take for the time, also for leases. By default they go by the database's clock alone. */
  readonly now?: () => number
  readonly newEpoch?: () => string
  /** How many events of one session stay replayable. */
  readonly maxEntries?: number
  /** How long a database may stay silent before it counts as away. */
  readonly patienceMs?: number
  /** Told what the schema of a database that was there already was brought up to date by. */
  readonly onMigrated?: (steps: readonly string[]) => void
  /** Told when PostgreSQL or Redis goes away or comes back. */
  readonly onWarning?: (what: string, cause?: unknown) => void
}

/** A store for many nodes, and what they need to act as one. */
export interface SharedStore extends Store {
  readonly neighbours: Neighbours
  readonly seats: SharedSeats
  readonly counts: SharedCounts
  readonly presence: SharedPresence
  /** Resolves when both databases answer; otherwise rejects with `unavailable` within seconds. */
  check(): Promise<void>
}

/** Whether a store is one that many nodes share. */
export function isShared(store: Store): store is SharedStore {
  return 'neighbours' in store
}
