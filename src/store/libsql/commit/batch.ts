import type { LogEntry } from '../../store.ts'
import { encodePart, type Journal } from '../log/journal.ts'
import type { Rows } from '../sessions/rows.ts'
import { extend, type Tail } from '../log/tail.ts'

/** What one transaction gathers from all sessions before it is written in a few statements. */
export interface Batch {
  readonly rows: Rows
  /** Nothing was gathered yet. */
  empty(): boolean
  /** How many sessions speak in it or change. */
  sessions(): number
  /** Appends encoded events to the session's log. */
  append(tail: Tail, events: readonly string[]): void
  /** Whoever changes what memory knows of the session says so first: if the transaction fails, it is put back. */
  touch(tail: Tail): void
  hasTouched(tail: Tail): boolean
  /** Takes the cursor along with the next journal row. */
  note(tail: Tail): void
  /** Writes what was gathered so far, so that a statement that follows finds it. */
  settle(): void
  /** Journal rows that mention the session, this transaction's included. */
  journalRows(tail: Tail): number[]
  /** Done only if the transaction is committed. */
  afterCommit(action: () => void): void
  /** Done only if it is not. */
  afterFailure(action: () => void): void
  /** The transaction is committed. */
  succeed(): void
  /** Readers may see what it appended. */
  show(): void
  fail(): void
}

/** What a tail knew before the transaction. */
type Before = Pick<Tail, 'session' | 'wakeAt' | 'inbox'>

export interface BatchOptions {
  readonly journal: Journal
  readonly rows: Rows
  readonly at: number
  readonly maxEntries: number
  /** Lets go of what else memory holds of a session whose change failed. */
  readonly forget: (sessionId: string) => void
}

export function openBatch({ journal, rows, at, maxEntries, forget }: BatchOptions): Batch {
  let gathered = new Map<Tail, LogEntry[]>()
  const written: { row: number; parts: Map<Tail, LogEntry[]> }[] = []
  const touched = new Map<Tail, Before>()
  const met = new Set<Tail>()
  const commitActions: (() => void)[] = []
  const failureActions: (() => void)[] = []

  function entriesOf(tail: Tail): LogEntry[] {
    let entries = gathered.get(tail)
    if (!entries) gathered.set(tail, (entries = []))
    return entries
  }

  return {
    rows,
    empty: () => gathered.size === 0 && written.length === 0,
    sessions: () => met.size,
    append(tail, events) {
      met.add(tail)
      const entries = entriesOf(tail)
      for (const text of events) entries.push({ seq: tail.next++, text })
    },
    touch(tail) {
      met.add(tail)
      tail.isNew = false
      const { session, wakeAt, inbox } = tail
      if (!touched.has(tail)) touched.set(tail, { session, wakeAt, inbox })
    },
    hasTouched: (tail) => touched.has(tail),
    note: (tail) => void entriesOf(tail),
    settle() {
      rows.write()
      if (gathered.size === 0) return
      const parts: string[] = []
      for (const [tail, entries] of gathered) {
        const { sessionId, confirmed, next } = tail
        parts.push(encodePart(sessionId, { first: entries[0]?.seq ?? next, confirmed, entries }))
      }
      written.push({ row: journal.write(at, parts), parts: gathered })
      gathered = new Map()
    },
    journalRows(tail) {
      return [...tail.rows, ...written.filter(({ parts }) => parts.has(tail)).map(({ row }) => row)]
    },
    afterCommit: (action) => void commitActions.push(action),
    afterFailure: (action) => void failureActions.push(action),
    succeed() {
      for (const { row, parts } of written) {
        for (const tail of parts.keys()) {
          tail.rows.push(row)
          tail.written = tail.confirmed
        }
      }
      for (const action of commitActions) action()
    },
    show() {
      for (const { parts } of written) for (const [tail, entries] of parts) extend(tail, entries, maxEntries)
      for (const { parts } of written) {
        for (const [tail, entries] of parts) if (entries.length > 0) for (const wake of tail.watchers) wake()
      }
    },
    fail() {
      const spoken = [gathered, ...written.map(({ parts }) => parts)]
      for (const parts of spoken)
        for (const [tail, entries] of parts) tail.next = Math.min(tail.next, entries[0]?.seq ?? Infinity)
      for (const [tail, before] of touched) {
        Object.assign(tail, before)
        forget(tail.sessionId)
      }
      for (const action of failureActions) action()
      rows.discard()
    },
  }
}
