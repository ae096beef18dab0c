/** Of a day without a change of the clocks. */
export const msPerDay = 86_400_000

/** The day of a moment in UTC, as 2026-01-31. */
export function utcDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
