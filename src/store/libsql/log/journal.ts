import type { LoggedEvent } from '#protocol'
import { encodeEvent, entriesFrom } from '../../log-entry.ts'
import type { LogEntry } from '../../store.ts'
import { column } from '../file/column.ts'
import type { Connection } from '../file/open-database.ts'

/** What one journal row holds of one session: events from `first` on, and the confirmed cursor. */
export interface JournalPart {
  readonly first: number
  readonly confirmed: number
  readonly entries: readonly LogEntry[]
}

export interface JournalRow {
  readonly id: number
  readonly at: number
  readonly size: number
  /** Decoded when asked for. */
  parts(): ReadonlyMap<string, JournalPart>
}

/**
 * The log of all sessions on disk: one row a flush, whatever number of sessions spoke.
 * Rows keyed by session and position cost twice the time of a bare `socket.emit`; this costs a seventh more.
 */
export interface Journal {
  /** Writes one row of encoded parts and returns its id. */
  write(at: number, parts: readonly string[]): number
  /** The oldest rows after an id. */
  oldest(after: number, limit: number): JournalRow[]
  /** When the oldest row was written. */
  since(): number | undefined
  /** Removes one session from these rows; what others said stays. */
  scrub(sessionId: string, rows: readonly number[]): void
  /** Removes these rows, the oldest ones. */
  cut(rows: readonly JournalRow[]): void
  /** Characters held in all. */
  readonly size: number
}

type Encoded = [first: number, confirmed: number, ...events: [LoggedEvent['name'], LoggedEvent['payload']][]]

export function openJournal(connection: Connection): Journal {
  const insert = connection.prepare('insert into journal (at, body) values (?, ?)')
  const select = connection.prepare('select id, at, body from journal where id > ? order by id limit ?')
  const first = column<number>(connection, 'select at from journal order by id limit 1')
  const without = connection.prepare(
    'update journal set body = json_remove(body, ?) where id in (select value from json_each(?))',
  )
  const dropEmpty = connection.prepare(
    `delete from journal where body = '{}' and id in (select value from json_each(?))`,
  )
  const remove = connection.prepare('delete from journal where id <= ?')
  let size = column<number>(connection, 'select sum(length(body)) from journal').first() ?? 0
  return {
    write(at, parts) {
      const body = `{${parts.join(',')}}`
      size += body.length
      return Number(insert.run(at, body).lastInsertRowid)
    },
    oldest(after, limit) {
      const rows = select.all(after, limit) as { id: number; at: number; body: string }[]
      return rows.map(({ id, at, body }) => ({ id, at, size: body.length, parts: () => decode(body) }))
    },
    since: () => first.first(),
    scrub(sessionId, rows) {
      const ids = JSON.stringify(rows)
      without.run(`$."${sessionId}"`, ids)
      dropEmpty.run(ids)
    },
    cut(rows) {
      remove.run(rows.at(-1)?.id ?? 0)
      for (const row of rows) size -= row.size
    },
    get size() {
      return size
    },
  }
}

export function encodePart(sessionId: string, { first, confirmed, entries }: JournalPart): string {
  const head = `${JSON.stringify(sessionId)}:[${first},${confirmed}`
  return `${entries.reduce((part, { text }) => `${part},${text}`, head)}]`
}

function decode(body: string): Map<string, JournalPart> {
  const parts = Object.entries(JSON.parse(body) as Record<string, Encoded>)
  return new Map(
    parts.map(([sessionId, [first, confirmed, ...events]]) => [
      sessionId,
      {
        first,
        confirmed,
        entries: entriesFrom(
          first,
          events.map(([name, payload]) => encodeEvent({ name, payload } as LoggedEvent)),
        ),
      },
    ]),
  )
}
