import { msPerDay, utcDayOf } from '#protocol'
import type { Counted, DayCounts } from '../../transcript-store.ts'

/** What was counted in a quarter of an hour (2026-01-31T13:45, in UTC) or, by earlier releases, on a day (2026-01-31). */
export interface CountedRow {
  readonly day: string
  readonly name: string
  readonly value: number
}

/** Adds up what was counted into the days of a place, from the first to the last. A day that was counted whole stays whole. */
export function countDays(
  rows: readonly CountedRow[],
  { from, to, dayOf }: { from: string; to: string; dayOf: (at: number) => string },
): DayCounts[] {
  const dayOfTime = new Map<string, string>()
  const days = new Map<string, { day: string } & { [Name in Counted]?: number }>()
  for (const { day: time, name, value } of rows) {
    const day = dayOfTime.get(time) ?? (time.length > from.length ? dayOf(Date.parse(`${time}Z`)) : time)
    dayOfTime.set(time, day)
    if (day < from || day > to) continue
    const counts = days.get(day) ?? { day }
    counts[name as Counted] = (counts[name as Counted] ?? 0) + Number(value)
    days.set(day, counts)
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Where the rows of these days lie, whatever the place: its clocks are at most fourteen hours from UTC. */
export function timesOf(from: string, to: string): { first: string; before: string } {
  return { first: daysLater(from, -1), before: daysLater(to, 2) }
}

function daysLater(day: string, days: number): string {
  return utcDayOf(Date.parse(`${day}T00:00:00Z`) + days * msPerDay)
}
