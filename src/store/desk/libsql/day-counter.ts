import type { Counted } from '../transcript-store.ts'
import type { DeskBase } from './desk-base.ts'

/** Adds to what is counted of a site on the day of that time. */
export type DayCounter = (siteId: string, at: number, name: Counted, by?: number) => void

/** Gathers counts in memory; `write` adds them to the table, one row for each. */
export function dayCounter({ db, run }: DeskBase): { count: DayCounter; write(): void } {
  const gathered = new Map<string, { site_id: string; day: string; name: string; value: number }>()
  return {
    count(siteId, at, name, by = 1) {
      const day = dayOf(at)
      const key = `${siteId} ${day} ${name}`
      const row = gathered.get(key) ?? { site_id: siteId, day, name, value: 0 }
      row.value += by
      gathered.set(key, row)
    },
    write() {
      for (const row of gathered.values()) {
        run(
          db
            .insertInto('daily')
            .values(row)
            .onConflict((conflict) =>
              conflict
                .columns(['site_id', 'day', 'name'])
                .doUpdateSet(({ eb, ref }) => ({ value: eb(ref('daily.value'), '+', row.value) })),
            ),
        )
      }
    },
  }
}

/** The day in UTC, as 2026-01-31. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
