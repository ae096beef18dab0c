import { sessionFrom, type SessionRow } from '../../session-from.ts'
import type { InboxItem, LogEntry, NewSession, Session } from '../../store.ts'

/** The right to run a session's turn. It dies with the process, as its holder does. */
export interface Lease {
  readonly owner: string
  readonly until: number
  readonly fence: number
}

/** What memory keeps of one session: its row, its inbox, the events that can still be asked for, where readers stand. */
export interface Tail {
  readonly sessionId: string
  readonly epoch: string
  session: Session
  wakeAt: number | null
  /** Undefined: not read yet. */
  inbox: readonly InboxItem[] | undefined
  /** Position of the last event that readers may see. */
  head: number
  /** Position of the next event: ahead of `head` while a transaction is on its way to the disk. */
  next: number
  floor: number
  confirmed: number
  /** The confirmed position that the journal already holds. */
  written: number
  /** The events from `floor` + 1 to `head`. */
  entries: LogEntry[]
  /** Journal rows that mention this session, oldest first. */
  rows: number[]
  watchers: (() => void)[]
  lease: Lease | undefined
  /** Nothing has changed since it was created: then the disk knows no more of it. */
  isNew: boolean
  /** Erased or evicted in the transaction under way. */
  gone: boolean
}

/** The row a tail begins with. */
export interface TailRow extends SessionRow {
  wake_at: number | null
  epoch: string
  base: number
  confirmed: number
}

export type BegunSession = NewSession & { readonly epoch: string }

/** The tail of a session as its creation leaves it. */
export function firstTail({ id, siteId, host, at, epoch, thread, trial }: BegunSession): Tail {
  const times = { created_at: at, active_at: at, wake_at: null }
  const place = {
    thread_id: thread?.id ?? null,
    thread_place: thread?.place ?? 0,
    trial: Number(trial ?? false),
  }
  const row = { id, site_id: siteId, host, ...times, messages: 0, epoch, base: 0, confirmed: 0, ...place }
  return { ...newTail(row), inbox: [], isNew: true }
}

export function newTail(row: TailRow): Tail {
  return {
    sessionId: row.id,
    epoch: row.epoch,
    session: sessionFrom(row),
    wakeAt: row.wake_at,
    inbox: undefined,
    head: row.base,
    next: row.base + 1,
    floor: row.base,
    confirmed: row.confirmed,
    written: row.confirmed,
    entries: [],
    rows: [],
    watchers: [],
    lease: undefined,
    isNew: false,
    gone: false,
  }
}

/** Adds committed events. Beyond the bound the oldest go, and the floor tells. */
export function extend(tail: Tail, added: readonly LogEntry[], maxEntries: number): void {
  for (const entry of added) tail.entries.push(entry)
  tail.head = Math.max(tail.head, added.at(-1)?.seq ?? 0)
  tail.next = Math.max(tail.next, tail.head + 1)
  // A quarter at a time: dropping one by one would move the whole array for each event.
  if (tail.entries.length > maxEntries * 1.25) raiseFloor(tail, tail.head - maxEntries)
}

export function raiseFloor(tail: Tail, floor: number): void {
  if (floor <= tail.floor) return
  tail.entries = tail.entries.slice(floor - tail.floor)
  tail.floor = floor
}
