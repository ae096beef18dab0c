import { ApiError, utcDayOf } from '#protocol'

/** The moment a day begins in UTC. A day that is not in the calendar is refused, not moved into the next month. */
export function startOfDay(day: string, name: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isNaN(at) && utcDayOf(at) === day) return at
  throw new ApiError('invalid_message', `querystring/${name} is no day of the calendar.`, {
    details: { issues: [{ path: `querystring/${name}`, reason: 'is no day of the calendar' }] },
  })
}
