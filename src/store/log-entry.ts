import type { LoggedEvent, LoggedEventName, ServerEvent } from '#protocol'
import type { LogEntry } from './store.ts'

/** An event as the log keeps it. Printed once, when it is written: readers send the text as it is. */
export function encodeEvent({ name, payload }: LoggedEvent): string {
  return JSON.stringify([name, payload])
}

export function eventOf({ text }: LogEntry): LoggedEvent {
  const [name, payload] = JSON.parse(text) as [LoggedEvent['name'], LoggedEvent['payload']]
  return { name, payload } as LoggedEvent
}

/** What an event of this name says; an event of another name is not read. */
export function payloadOf<Name extends LoggedEventName>(
  name: Name,
  { text }: LogEntry,
): ServerEvent<Name> | undefined {
  return text.startsWith(`["${name}",`) ? (JSON.parse(text) as [Name, ServerEvent<Name>])[1] : undefined
}

/** Entries of neighbouring positions. */
export function entriesFrom(first: number, texts: readonly string[]): LogEntry[] {
  return texts.map((text, index) => ({ seq: first + index, text }))
}
