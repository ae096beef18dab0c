import type { Counted } from '../transcript-store.ts'
import type { Connection } from '../../libsql/open-database.ts'

/** Adds to what is counted of a site on the day of that time. */
export type DayCounter = (siteId: string, at: number, name: Counted, by?: number) => void

/** Gathers counts in memory; `write` adds them to the table, all at once. */
export function dayCounter(connection: Connection): { count: DayCounter; write(): void } {
  const gathered = new Map<string, [siteId: string, day: string, name: string, value: number]>()
  const add = connection.prepare(`insert into daily (site_id, day, name, value)
    select value->>0, value->>1, value->>2, value->>3 from json_each(?) where true
    on conflict (site_id, day, name) do update set value = daily.value + excluded.value`)
  return {
    count(siteId, at, name, by = 1) {
      const day = dayOf(at)
      const key = `${siteId} ${day} ${name}`
      const row = gathered.get(key)
      if (row) row[3] += by
      else gathered.set(key, [siteId, day, name, by])
    },
    write() {
      if (gathered.size > 0) add.run(JSON.stringify([...gathered.values()]))
      gathered.clear()
    },
  }
}

/** The day in UTC, as 2026-01-31. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
