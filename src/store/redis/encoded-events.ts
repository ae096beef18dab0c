import type { LoggedEvent } from '#protocol'
import { entriesFrom } from '../log-entry.ts'
import type { LogEntry } from '../store.ts'

type Encoded = [name: LoggedEvent['name'], payload: LoggedEvent['payload']]

/** The entries of a batch that begins at a position. */
export function entriesOf(first: number, events: readonly Encoded[]): LogEntry[] {
  return entriesFrom(
    first,
    events.map((event) => JSON.stringify(event)),
  )
}

/** The entries of a stream as Redis answers with them: `[id, [field, value, …]]`, the id the last position. */
export function entriesOfStream(stream: readonly [id: string, fields: string[]][]): LogEntry[] {
  return stream.flatMap(([id, [, count, , events = '[]']]) =>
    entriesOf(Number.parseInt(id, 10) - Number(count) + 1, JSON.parse(events) as Encoded[]),
  )
}

/** What a node is told of a session it watches: `[id, epoch, first position, events]`. No epoch: the session ended. */
export type EncodedBatch = [sessionId: string, epoch: string, first: number, events: Encoded[]]
