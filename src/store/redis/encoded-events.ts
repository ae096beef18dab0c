import type { LoggedEvent } from '#protocol'
import type { LogEntry } from '../store.ts'

type Encoded = [name: LoggedEvent['name'], payload: LoggedEvent['payload']]

export function encodeEvent({ name, payload }: LoggedEvent): string {
  return `["${name}",${JSON.stringify(payload)}]`
}

/** The entries of a batch that begins at a position. */
export function entriesFrom(first: number, events: readonly Encoded[]): LogEntry[] {
  return events.map(([name, payload], index) => ({
    seq: first + index,
    event: { name, payload } as LoggedEvent,
  }))
}

/** The entries of a stream as Redis answers with them: `[id, [field, value, …]]`, the id the last position. */
export function entriesOfStream(stream: readonly [id: string, fields: string[]][]): LogEntry[] {
  return stream.flatMap(([id, [, count, , events = '[]']]) =>
    entriesFrom(Number.parseInt(id, 10) - Number(count) + 1, JSON.parse(events) as Encoded[]),
  )
}

/** What a node is told of a session it watches: `[id, epoch, first position, events]`. No epoch: the session ended. */
export type Letter = [sessionId: string, epoch: string, first: number, events: Encoded[]]
