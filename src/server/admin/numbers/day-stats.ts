import { ApiError, msPerDay, utcDayOf, type Stats, type StatsOfDay } from '#protocol'
import type { DayCounts } from '#store'
import { startOfDay } from './start-of-day.ts'

const usualDays = 30
const maxDays = 366

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The days asked for; the last thirty if none are. */
export function dayRange({ from, to }: { from?: string; to?: string }, now: number): DayRange {
  const last = to ?? utcDayOf(now)
  const end = startOfDay(last, 'to')
  const first = from ?? utcDayOf(end - (usualDays - 1) * msPerDay)
  const begin = startOfDay(first, 'from')
  if (begin > end || end - begin >= maxDays * msPerDay)
    throw new ApiError('invalid_message', `The range must be one to ${maxDays} days, in order.`)
  return { from: first, to: last }
}

/** Fills the gaps, and adds up. */
export function statsOf({ from, to }: DayRange, counts: readonly DayCounts[]): Stats {
  const byDay = new Map(counts.map((each) => [each.day, each]))
  const days: StatsOfDay[] = []
  const end = startOfDay(to, 'to')
  for (let at = startOfDay(from, 'from'); at <= end; at += msPerDay) {
    const day = utcDayOf(at)
    days.push({ day, ...numbers([byDay.get(day) ?? { day }]) })
  }
  return { from, to, totals: numbers(counts), days }
}

function numbers(counts: readonly DayCounts[]): Omit<StatsOfDay, 'day'> {
  const sum = (name: Exclude<keyof DayCounts, 'day'>) =>
    counts.reduce((total, each) => total + (each[name] ?? 0), 0)
  const responses = sum('responses')
  return {
    sessions: sum('sessions'),
    messages: sum('messages'),
    answered: sum('answered'),
    completed: sum('completed'),
    failed: sum('failed'),
    stopped: sum('stopped'),
    unanswered: sum('unanswered'),
    thumbsUp: sum('thumbsUp'),
    thumbsDown: sum('thumbsDown'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    responseMs: responses === 0 ? null : Math.round(sum('responseMs') / responses),
  }
}
