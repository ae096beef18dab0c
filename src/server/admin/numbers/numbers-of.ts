import { msPerDay, utcDayOf, type Numbers, type NumbersOfDay } from '#protocol'
import type { Kind, Quarter } from '#store'
import type { Zone } from './day-in-zone.ts'
import { startOfDay } from './start-of-day.ts'

type Counts = Omit<NumbersOfDay, 'day'>

/** Which kind of conversation each number counts. */
const kinds: Readonly<Record<Exclude<keyof Counts, 'messages'>, Kind>> = {
  conversations: 'all',
  done: 'completed',
  confirmed: 'confirmed',
  sourced: 'sourced',
  contacts: 'contact',
  unsolved: 'unsolved',
  liked: 'liked',
  disliked: 'disliked',
}

/** Sorts what was counted into the days of a place, and adds it up. */
export function numbersOf(
  range: { readonly from: string; readonly to: string },
  zone: Zone,
  quarters: readonly Quarter[],
): Pick<Numbers, 'totals' | 'days'> {
  const byDay = new Map<string, Quarter[]>()
  for (const quarter of quarters) {
    const day = zone.dayOf(quarter.at)
    const known = byDay.get(day)
    if (known) known.push(quarter)
    else byDay.set(day, [quarter])
  }
  const days: NumbersOfDay[] = []
  const last = startOfDay(range.to, 'to')
  for (let at = startOfDay(range.from, 'from'); at <= last; at += msPerDay) {
    const day = utcDayOf(at)
    days.push({ day, ...countsOf(byDay.get(day) ?? []) })
  }
  return { totals: countsOf(quarters), days }
}

function countsOf(quarters: readonly Quarter[]): Counts {
  const sum = (kind: Kind) =>
    quarters.reduce((total, quarter) => total + (quarter.kind === kind ? quarter.conversations : 0), 0)
  const counts = Object.entries(kinds).map(([name, kind]) => [name, sum(kind)])
  const messages = quarters.reduce((total, quarter) => total + quarter.messages, 0)
  return { ...Object.fromEntries(counts), messages } as Counts
}
