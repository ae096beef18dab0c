import { bareDays, loneDayWords, isUnspaced, momentWords, oncePerKey, type ConceptLanguage } from '#languages'
import type { Value, ValueReading } from './values.ts'
import { overlap } from './extent.ts'

/** "10 July, leaving on the 17th": days without a month, read by the whole day that is told before them, or else after. */
export function leaningDays(
  text: string,
  found: readonly Value[],
  { language, now }: Pick<ValueReading, 'language' | 'now'>,
): Value[] {
  const whole = found.filter(({ kind, text: said }) => kind === 'date' && /\p{N}/u.test(said))
  if (whole.length === 0) return loneDays(text, found, { language, now })
  return [...text.matchAll(patternOf(language))].flatMap((match): Value[] => {
    const [at, end] = [match.index, match.index + match[0].length]
    const day = Number(match.groups?.['day'])
    if (day < 1 || day > 31 || found.some((one) => overlap(one, { at, end }))) return []
    const before = whole.findLast((one) => one.end <= at)
    const next = whole.find((one) => one.at >= end)
    const value = before ? following(before.value, day) : next && preceding(next.value, day)
    return value === undefined ? [] : [{ kind: 'date', value, text: match[0], at, end }]
  })
}

/** "On the 21st" where no other day is told: the next of that number. Below eleven it may count something. */
function loneDays(
  text: string,
  found: readonly Value[],
  { language, now }: Pick<ValueReading, 'language' | 'now'>,
): Value[] {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-')
  return [...text.matchAll(loneOf(language))].flatMap((match): Value[] => {
    const [at, end] = [match.index, match.index + match[0].length]
    const day = Number(match.groups?.['day'])
    const value = following(today, day)
    const none = value === undefined || day < 11 || found.some((one) => overlap(one, { at, end }))
    return none ? [] : [{ kind: 'date', value, text: match[0], at, end, ahead: true }]
  })
}

/** The day of that number that comes first after another. */
export function following(date: string, day: number): string | undefined {
  const [year = 0, month = 0, from = 0] = date.split('-').map(Number)
  return dayOf(year, day > from ? month : month + 1, day)
}

function preceding(date: string, day: number): string | undefined {
  const [year = 0, month = 0, to = 0] = date.split('-').map(Number)
  return dayOf(year, day < to ? month : month - 1, day)
}

/** Undefined for a day that the month does not have. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

const loneOf = oncePerKey((language: ConceptLanguage) =>
  patternFor(loneDayWords[language] ?? '(?!)', language),
)

/** What follows must end the phrase: "le 17 rue Verte" tells no day. */
const patternOf = oncePerKey((language: ConceptLanguage) => patternFor(bareDays[language], language))

function patternFor(phrases: string, language: ConceptLanguage): RegExp {
  const { links } = momentWords[language]
  const linked = links === '' ? '' : `|\\s+(?:${links})(?!\\p{L})`
  const said = phrases
    .replace('{d}', '(?<![\\d.,:/-])(?<day>\\d{1,2})(?![\\d:/%€$£]|[.,]\\d)')
    .replace('{end}', `(?=\\s*(?:$|[,.;:!?)–-]|[^\\sA-Za-z\\d])${linked})`)
  return new RegExp(`${isUnspaced(language) ? '' : '(?<![\\p{L}\\d])'}(?:${said})`, 'giu')
}
