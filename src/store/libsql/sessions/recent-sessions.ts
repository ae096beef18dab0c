import type { HistoryEntry, PageContext } from '#protocol'
import type { StoredEntry } from '../../store.ts'
import { column } from '../file/column.ts'
import type { Connection } from '../file/open-database.ts'
import type { Tails } from '../log/tails.ts'

/** What a turn reads of its session beside the session's own row. */
export interface Recent {
  context: PageContext | undefined
  visitor: Record<string, unknown> | undefined
  /** As JSON, so that each reader gets a copy of its own. */
  turn: string | null
  /** The last entries as they were written, at least `entriesKept` of them if there are so many; undefined: not read yet. */
  history: StoredEntry[] | undefined
}

/** A cache of active sessions: a page of 20 kB need not be read and parsed again for the turn that follows. */
export interface RecentSessions {
  /** Read from disk on a cache miss. */
  of(sessionId: string): Recent
  /** Only if memory has it. */
  known(sessionId: string): Recent | undefined
  forget(sessionId: string): void
}

/** A full page takes 30 kB: some 20 MB in all. */
const maxKept = 500
export const entriesKept = 200

type Row = { context: string | null; visitor: string | null; turn: string | null }

export function recentSessions(connection: Connection, tails: Pick<Tails, 'known'>): RecentSessions {
  /** In the order of use, roughly: `placed` counts, so that a session is moved to the end only when it has come far from it. */
  const sessions = new Map<string, { recent: Recent; placed: number }>()
  let placed = 0
  const read = connection.prepare(`select visitor, (select body from turns where session_id = id) as turn,
    (select body from contexts where session_id = id) as context from sessions where id = ?`)

  function find(sessionId: string): Recent {
    if (tails.known(sessionId)?.isNew) return { ...recentFrom(undefined), history: [] }
    return recentFrom(read.get(sessionId) as Row | undefined)
  }

  function place(sessionId: string, recent: Recent): Recent {
    sessions.delete(sessionId)
    sessions.set(sessionId, { recent, placed: ++placed })
    const [oldest] = sessions.keys()
    if (sessions.size > maxKept && oldest !== undefined) sessions.delete(oldest)
    return recent
  }

  return {
    of(sessionId) {
      const known = sessions.get(sessionId)
      if (known && placed - known.placed < maxKept / 2) return known.recent
      return place(sessionId, known?.recent ?? find(sessionId))
    },
    known: (sessionId) => sessions.get(sessionId)?.recent,
    forget: (sessionId) => void sessions.delete(sessionId),
  }
}

/** Adds an entry, if the history was read at all. */
export function addEntry({ history }: Recent, entry: StoredEntry): void {
  history?.push(entry)
  // Half at a time: dropping one by one would move the whole array for each entry.
  if (history && history.length > 2 * entriesKept) history.splice(0, history.length - entriesKept)
}

/** Reads entries as they were written, up to a log position; the visitor's own always count. */
export function entryReader(connection: Connection) {
  // One text of all rows and one parse of it cost half of row by row.
  const entries = column<string>(
    connection,
    `select json_group_array(json_array(seq, json(entry))) from (select seq, entry from history
      where session_id = ? and (seq <= ? or role = 'user') order by id desc limit ?)`,
  )
  return (sessionId: string, upTo: number, last: number): StoredEntry[] => {
    const rows = JSON.parse(entries.first(sessionId, upTo, last) ?? '[]') as [number, HistoryEntry][]
    return rows.map(([seq, entry]): StoredEntry => Object.assign(entry, { seq })).toReversed()
  }
}

function recentFrom(row: Row | undefined): Recent {
  return {
    context: parsed(row?.context) as PageContext | undefined,
    visitor: parsed(row?.visitor) as Record<string, unknown> | undefined,
    turn: row?.turn ?? null,
    history: undefined,
  }
}

export function parsed(text: string | null | undefined): unknown {
  return text ? (JSON.parse(text) as unknown) : undefined
}
