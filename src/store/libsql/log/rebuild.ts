import type { Connection } from '../file/open-database.ts'
import type { Journal } from './journal.ts'
import { extend } from './tail.ts'
import type { Tails } from './tails.ts'

const rowsAtOnce = 200

interface RebuildOptions {
  readonly connection: Connection
  readonly journal: Journal
  readonly tails: Tails
  readonly maxEntries: number
}

/** Reads the tails back from the journal after a start. What a crash left of ended sessions is removed. */
export function rebuildTails({ connection, journal, tails, maxEntries }: RebuildOptions): void {
  const orphans = new Map<string, number[]>()
  let after = 0
  for (;;) {
    const rows = journal.oldest(after, rowsAtOnce)
    for (const { id, parts } of rows) {
      for (const [sessionId, { confirmed, entries }] of parts()) {
        const tail = tails.of(sessionId)
        if (!tail) {
          orphans.set(sessionId, [...(orphans.get(sessionId) ?? []), id])
          continue
        }
        tail.rows.push(id)
        tail.confirmed = tail.written = Math.max(tail.confirmed, confirmed)
        extend(tail, entries, maxEntries)
      }
    }
    if (rows.length < rowsAtOnce) break
    after = rows.at(-1)?.id ?? after
  }
  if (orphans.size === 0) return
  connection.transaction(() => {
    for (const [sessionId, rows] of orphans) journal.scrub(sessionId, rows)
  })()
}
