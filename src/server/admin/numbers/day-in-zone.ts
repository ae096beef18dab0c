import { ApiError, msPerDay } from '#protocol'
import { startOfDay } from './start-of-day.ts'

/** Days as a clock in some place shows them. */
export interface Zone {
  /** The moment a day begins there; where a clock skips midnight, the first moment after it. */
  startOf(day: string, name: string): number
  /** The day of a moment there, as 2026-01-31. */
  dayOf(at: number): string
}

const halfHour = 30 * 60_000
const quarterHour = 15 * 60_000

/** Days of a place by its name in the time zone database; UTC if there is no name. */
export function zoneOf(name = 'UTC'): Zone {
  const clock = clockOf(name)
  const dayOf = (at: number) => clock.format(at)
  return {
    dayOf,
    startOf(day, query) {
      const noon = startOfDay(day, query) + msPerDay / 2
      // Clocks differ from UTC by at most fifteen hours, in steps of a quarter of one; a change of clocks moves midnight
      // by two at most. So the first quarter of the day is found by halving.
      let before = noon - msPerDay - 6 * halfHour
      let after = noon + msPerDay
      while (after - before > quarterHour) {
        const middle = before + Math.floor((after - before) / (2 * quarterHour)) * quarterHour
        if (dayOf(middle) < day) before = middle
        else after = middle
      }
      return after
    },
  }
}

/** The format of Sweden is the one of ISO 8601. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    throw new ApiError('invalid_message', `querystring/zone is no time zone: ${timeZone}.`, {
      details: { issues: [{ path: 'querystring/zone', reason: 'is no time zone' }] },
    })
  }
}
