const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 2026-01-31 as "31 Jan". */
export function sayDay(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`))
}
