import { askedName, type CountedName } from '../../transcript-store.ts'
import { runSql, type Work } from '../../../statements/work.ts'

const quarterMs = 15 * 60_000

/** Adds to what is counted of a site in the quarter of an hour of that time. */
export type DayCounter = (siteId: string, at: number, name: CountedName, by?: number) => void

/** Gathers counts in memory; `write` adds them to the table, all at once. */
export function dayCounter(addCounts: string): { count: DayCounter; write(): Work<void> } {
  const gathered = new Map<string, [siteId: string, day: string, name: string, value: number]>()
  return {
    count(siteId, at, name, by = 1) {
      const time = timeOf(at, name)
      const key = `${siteId} ${time} ${name}`
      const row = gathered.get(key)
      if (row) row[3] += by
      else gathered.set(key, [siteId, time, name, by])
    },
    *write() {
      const rows = [...gathered.values()]
      gathered.clear()
      if (rows.length > 0) yield* runSql(addCounts, JSON.stringify(rows))
    },
  }
}

/**
 * The quarter of an hour in UTC, as 2026-01-31T13:45: every clock on earth begins its days at one. What is about a text
 * of its own is counted by the day, 2026-01-31, or there would be a row for nearly each time it happens.
 */
function timeOf(at: number, name: CountedName): string {
  return name.startsWith(askedName)
    ? new Date(at).toISOString().slice(0, 10)
    : new Date(at - (at % quarterMs)).toISOString().slice(0, 16)
}
