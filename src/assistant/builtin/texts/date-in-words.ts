import type { Language } from '#protocol'

const day = /^\d{4}-\d{2}-\d{2}$/

/** A day as a language writes it, where a value is one in the form that fields take; any other value as it is. */
export function dateInWords(value: string, language: Language): string {
  const time = day.test(value) ? Date.parse(value) : NaN
  if (Number.isNaN(time)) return value
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
