import type { LogEntry } from '../store.ts'

/** The right to run a session's turn. It dies with the process, as its holder does. */
export interface Lease {
  readonly owner: string
  readonly until: number
  readonly fence: number
}

/** What memory keeps of one session's log: the events that can still be asked for, and where readers stand. */
export interface Tail {
  readonly sessionId: string
  readonly epoch: string
  /** Position of the last committed event. */
  head: number
  /** Position of the next event: ahead of `head` while a transaction is under way. */
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
  /** Erased or evicted in the transaction under way. */
  gone: boolean
}

export function newTail(from: { id: string; epoch: string; base: number; confirmed: number }): Tail {
  return {
    sessionId: from.id,
    epoch: from.epoch,
    head: from.base,
    next: from.base + 1,
    floor: from.base,
    confirmed: from.confirmed,
    written: from.confirmed,
    entries: [],
    rows: [],
    watchers: [],
    lease: undefined,
    gone: false,
  }
}

/** Adds committed events. Beyond the bound the oldest go, and the floor tells. */
export function extend(tail: Tail, added: readonly LogEntry[], mostEntries: number): void {
  for (const entry of added) tail.entries.push(entry)
  tail.head = Math.max(tail.head, added.at(-1)?.seq ?? 0)
  tail.next = tail.head + 1
  // A quarter at a time: dropping one by one would move the whole array for each event.
  if (tail.entries.length > mostEntries * 1.25) raiseFloor(tail, tail.head - mostEntries)
}

export function raiseFloor(tail: Tail, floor: number): void {
  if (floor <= tail.floor) return
  tail.entries = tail.entries.slice(floor - tail.floor)
  tail.floor = floor
}
