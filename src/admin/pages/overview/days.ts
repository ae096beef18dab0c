import { msPerDay } from '#protocol'
import type { NumbersRange } from '../../resources/use-numbers.ts'

/** Where the viewer is. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The last so many days of a place, today included. */
export function daysBack(days: number, zone: string, now = Date.now()): NumbersRange {
  // The format of Sweden is the one of ISO 8601.
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now)
  const from = new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * msPerDay).toISOString().slice(0, 10)
  return { from, to, zone }
}

/** Every time zone that the browser knows, the chosen one and UTC among them. */
export function zones(chosen: string): string[] {
  return [...new Set(['UTC', ownZone(), chosen, ...Intl.supportedValuesOf('timeZone')])]
}
