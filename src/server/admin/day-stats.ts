import { ApiError, type Stats, type StatsOfDay } from '#protocol'
import type { DayCounts } from '#store'

const msPerDay = 86_400_000
const usualDays = 30
const mostDays = 366

export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The days asked for; the last thirty if none are. */
export function dayRange({ from, to }: { from?: string; to?: string }, now: number): DayRange {
  const last = to ?? dayOf(now)
  const end = Date.parse(`${last}T00:00:00Z`)
  const first = from ?? dayOf((Number.isNaN(end) ? now : end) - (usualDays - 1) * msPerDay)
  const begin = Date.parse(`${first}T00:00:00Z`)
  if (Number.isNaN(begin) || Number.isNaN(end) || begin > end || end - begin >= mostDays * msPerDay)
    throw new ApiError(
      'invalid_message',
      `The range must be one to ${mostDays} days of the calendar, in order.`,
    )
  return { from: first, to: last }
}

/** Fills the gaps, and adds up. */
export function statsOf({ from, to }: DayRange, counts: readonly DayCounts[]): Stats {
  const byDay = new Map(counts.map((each) => [each.day, each]))
  const days: StatsOfDay[] = []
  const end = Date.parse(`${to}T00:00:00Z`)
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= end; at += msPerDay) {
    const day = dayOf(at)
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

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
