import { ApiError } from '#protocol'

/** The day of a moment in UTC, as 2026-01-31. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The moment a day begins in UTC. A day that is not in the calendar is refused, not moved into the next month. */
export function startOfDay(day: string, name: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isNaN(at) && dayOf(at) === day) return at
  throw new ApiError('invalid_message', `querystring/${name} is no day of the calendar.`, {
    details: { issues: [{ path: `querystring/${name}`, reason: 'is no day of the calendar' }] },
  })
}
