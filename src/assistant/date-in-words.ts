import type { Language } from '#protocol'

type Style = Intl.DateTimeFormatOptions

/** The forms in which fields take days, and how people write each of them. */
const forms: readonly (readonly [RegExp, Style])[] = [
  [/^\d{4}-\d{2}-\d{2}$/, { dateStyle: 'long' }],
  [/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/, { dateStyle: 'long', timeStyle: 'short' }],
  [/^\d{4}-(?:0[1-9]|1[0-2])$/, { year: 'numeric', month: 'long' }],
]

/** A day as a language writes it, where a value is one in the form that fields take; any other value as it is. */
export function dateInWords(value: string, language: Language): string {
  const style = forms.find(([form]) => form.test(value))?.[1]
  const time = style ? Date.parse(value.includes('T') ? `${value}Z` : value) : NaN
  if (Number.isNaN(time)) return value
  // `1 December 2026` is read alike wherever English is.
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(time)
}
