import { isLocale } from './read-number.ts'
import { letters } from './word-bounds.ts'

/** How a language writes days. */
export interface DateWritings {
  /** Days in figures, and days with the name of a month in a text of small letters. */
  readonly numeric: readonly RegExp[]
  readonly named: readonly RegExp[]
  /** Names of the months in small letters, English ones too. */
  readonly months: ReadonlyMap<string, number>
  /** Whether `3/4/2026` is in April. */
  readonly dayFirst: boolean
}

const kept = new Map<string, DateWritings>()
/** A page may call its language anything: only so many are remembered. */
const languagesKept = 200

/** How the language of a page writes days; English where it tells none. */
export function dateWritings(language: string | undefined): DateWritings {
  const locale = language && isLocale(language) ? language : 'en'
  const known = kept.get(locale)
  if (known) return known
  const months = new Map([...monthNames('en'), ...monthNames(locale)])
  const named = namedPatterns([...months.keys()])
  const writings = { numeric, named, months, dayFirst: isDayFirst(locale) }
  if (kept.size < languagesKept) kept.set(locale, writings)
  return writings
}

const numeric = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/gu,
  /(?<!\d)(?<year>\d{4})[年/](?<month>\d{1,2})[月/](?<day>\d{1,2})日?(?!\d)/gu,
  /(?<!\d)(?<month>\d{1,2})月(?<day>\d{1,2})日/gu,
  /(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?!\d)/gu,
  /(?<![\d/])(?<one>\d{1,2})\/(?<two>\d{1,2})\/(?<year>\d{4})(?!\d)/gu,
]

function namedPatterns(names: readonly string[]): RegExp[] {
  // The longer before what it begins with.
  const name = `(?<name>${names.toSorted((one, other) => other.length - one.length).join('|')})\\.?`
  const end = `(?![${letters}\\d:])`
  return [
    `(?<!\\d)(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s(?:de\\s|of\\s)?${name}(?:,?\\s(?:de\\s)?(?<year>\\d{4}))?${end}`,
    `(?<![${letters}])${name}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(?<year>\\d{4}))?${end}`,
    `(?<![${letters}])${name}\\s(?:de\\s)?(?<year>\\d{4})${end}`,
  ].map((pattern) => new RegExp(pattern, 'gu'))
}

/** What a language calls the months: in full and cut short, inside a date and by themselves. */
function monthNames(locale: string): (readonly [name: string, month: number])[] {
  const formats = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
  ])
  return formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, at) => {
      const parts = format.formatToParts(Date.UTC(2024, at, 15))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return [name.toLowerCase().replace(/\.$/, ''), at + 1] as const
    }).filter(([name]) => /^[\p{L}\p{M}]+$/u.test(name)),
  )
}

function isDayFirst(locale: string): boolean {
  const order = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type)
  return order.indexOf('day') < order.indexOf('month')
}
