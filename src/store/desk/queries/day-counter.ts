import type { CountedName } from '../transcript-store.ts'
import { runSql, type Work } from './work.ts'

const dayMs = 86_400_000

/** Adds to what is counted of a site on the day of that time. */
export type DayCounter = (siteId: string, at: number, name: CountedName, by?: number) => void

/** Gathers counts in memory; `write` adds them to the table, all at once. */
export function dayCounter(addCounts: string): { count: DayCounter; write(): Work<void> } {
  const gathered = new Map<string, [siteId: string, day: string, name: string, value: number]>()
  return {
    count(siteId, at, name, by = 1) {
      const key = `${siteId} ${Math.floor(at / dayMs)} ${name}`
      const row = gathered.get(key)
      if (row) row[3] += by
      else gathered.set(key, [siteId, dayOf(at), name, by])
    },
    *write() {
      const rows = [...gathered.values()]
      gathered.clear()
      if (rows.length > 0) yield* runSql(addCounts, JSON.stringify(rows))
    },
  }
}

/** The day in UTC, as 2026-01-31. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
