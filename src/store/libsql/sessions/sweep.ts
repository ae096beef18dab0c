import type { Batch } from '../commit/batch.ts'
import type { GroupCommit } from '../commit/group-commit.ts'
import type { Journal, JournalRow } from '../log/journal.ts'
import type { Connection } from '../file/open-database.ts'
import { raiseFloor } from '../log/tail.ts'
import type { Tails } from '../log/tails.ts'

interface SweepOptions {
  readonly connection: Connection
  readonly journal: Journal
  readonly tails: Tails
  readonly writes: GroupCommit
  readonly now: () => number
  /** Events older than this cannot be asked for any more. */
  readonly keepMs: number
  /** Nor can the oldest, while the journal holds more characters than this. */
  readonly maxCharacters: number
}

/** Rows deleted in one transaction: few enough to cause no noticeable pause. */
const rowsAtOnce = 200

/** Cuts the journal from its old end. What is cut moves the floor, on disk and in memory alike. */
export function openSweep(options: SweepOptions): () => Promise<void> {
  const { connection, journal, tails, writes, now, keepMs, maxCharacters } = options
  const raise = connection.prepare(`update sessions set base = max(base, j.value->>1),
    confirmed = max(confirmed, j.value->>2) from json_each(?) j where sessions.id = j.value->>0`)

  function cutOnce(batch: Batch): boolean {
    const due = dueRows(journal.oldest(0, rowsAtOnce), now() - keepMs, journal.size - maxCharacters)
    const last = due.at(-1)
    if (!last) return false
    const positions = positionsIn(due)
    raise.run(JSON.stringify(positions))
    journal.cut(due)
    batch.afterCommit(() => {
      for (const [sessionId, floor] of positions) {
        const tail = tails.known(sessionId)
        if (!tail) continue
        raiseFloor(tail, Math.min(floor, tail.head))
        tail.rows = tail.rows.filter((row) => row > last.id)
      }
    })
    return due.length === rowsAtOnce
  }

  const isDue = () => (journal.since() ?? Infinity) < now() - keepMs || journal.size > maxCharacters

  return async () => {
    while (isDue() && (await writes.add(cutOnce)));
    tails.trim(now())
  }
}

function dueRows(rows: readonly JournalRow[], before: number, excess: number): JournalRow[] {
  const due: JournalRow[] = []
  for (const row of rows) {
    if (row.at >= before && excess <= 0) break
    excess -= row.size
    due.push(row)
  }
  return due
}

/** The last position and cursor of each session in these rows. */
function positionsIn(rows: readonly JournalRow[]): [sessionId: string, seq: number, confirmed: number][] {
  const latest = new Map<string, [string, number, number]>()
  for (const { parts } of rows) {
    for (const [sessionId, { first, confirmed, entries }] of parts()) {
      latest.set(sessionId, [sessionId, first + entries.length - 1, confirmed])
    }
  }
  return [...latest.values()]
}
