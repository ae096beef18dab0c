import {
  momentWords,
  numberWords,
  oncePerKey,
  type CommandLanguage,
  type DayPart,
  type MomentWords,
} from '#languages'
import { dateWritings, inSmallLetters, letters } from './view/index.ts'
import { matchesOf, phrasesIn, type Phrase } from './phrases-in.ts'

/** A day or a time that a text says in words, at its place. */
export interface SpokenMoment {
  readonly kind: 'date' | 'time'
  /** `2026-11-20` or `19:30`. */
  readonly value: string
  readonly at: number
  readonly end: number
}

/** "Half past five", "am Freitag", "dopodomani": what chrono does not read, or reads wrongly. Days in English are left to it. */
export function spokenMoments(text: string, language: CommandLanguage, now: Date): SpokenMoment[] {
  const ways = waysOf(language)
  const small = inSmallLetters(text)
  const found: SpokenMoment[] = []
  const add = (moment: SpokenMoment) => {
    if (!found.some(({ at, end }) => at < moment.end && moment.at < end)) found.push(moment)
  }
  for (const read of [readTimes, readMonthDays, ...(language === 'en' ? [] : [readDays])])
    for (const moment of read(small, ways, now)) add(moment)
  return found.sort((one, other) => one.at - other.at)
}

interface Ways {
  readonly times: readonly { readonly phrase: Phrase; readonly minutes: number }[]
  readonly hours: ReadonlyMap<string, number>
  /** An hour in figures or words, which no time goes without. */
  readonly anyHour: RegExp
  readonly partBefore: readonly (readonly [DayPart, RegExp])[]
  readonly partAfter: readonly (readonly [DayPart, RegExp])[]
  readonly midday: Phrase
  readonly midnight: Phrase
  readonly weekdays: readonly Phrase[]
  readonly every: RegExp
  readonly nextWeekBefore: RegExp
  readonly nextWeekAfter: RegExp
  /** The day after tomorrow before tomorrow, whose word is often part of it. */
  readonly nextDays: readonly (readonly [days: number, Phrase])[]
  readonly later: readonly Phrase[]
  readonly weeks: RegExp
  readonly numbers: ReadonlyMap<string, number>
  readonly monthDay: Phrase | undefined
  readonly monthDays: ReadonlyMap<string, number>
  readonly months: ReadonlyMap<string, number>
}

/** Patterns are made when a language is first spoken. */
const waysOf = oncePerKey((language: CommandLanguage): Ways => {
  const words = momentWords[language]
  const phrase = phrasesIn(language)
  const hours = formsOf(words.hours)
  const numbers = formsOf(numberWords[language])
  const monthDays = formsOf(words.monthDays)
  const { months } = dateWritings(language)
  const hour = `(?<hour>${anyOf(hours)}|(?<![\\d.,:/-])(?:[01]?\\d|2[0-4])(?!\\d))`
  const said = (way: string) => way.replace('{h}', hour).replace('{m}', '(?<minute>[0-5]\\d)(?!\\d)')
  const beside = (way: string) => way.replace('{m}', '\\d').split('{h}').filter(Boolean)
  const parts = Object.entries(words.parts) as [DayPart, string][]
  const clear = parts.map(([, forms]) => clearOf(forms)).join('|')
  const phraseEnd = `(?=\\s*(?:$|[,.;:!?)–-]|(?:${[clear, words.links, ...words.nextDays].filter(Boolean).join('|')})(?![${letters}]))|\\s+(?:${weekdayForms(words)}))`
  const unit = `(?<unit>${words.days}|${words.weeks})`
  const count = `(?<count>\\d{1,2}|${anyOf(numbers)})`
  return {
    hours,
    numbers,
    monthDays,
    months,
    times: [
      ...words.times.map(([way, minutes]) => ({ phrase: phrase(said(way), beside(way)), minutes })),
      ...words.bareTimes.map((way) => ({ phrase: phrase(said(way) + phraseEnd, beside(way)), minutes: 0 })),
      // "Seven pm", "drei nachmittags": the part of the day says that it is an hour.
      { phrase: phrase(`${hour}(?=\\s*(?:${clear})(?![${letters}]))`, [clear]), minutes: 0 },
    ],
    anyHour: new RegExp(`\\d|${anyOf(hours)}`, 'u'),
    partBefore: parts.map(([part, forms]) => [
      part,
      new RegExp(`(?:${forms.replaceAll('<', '')})[\\s,]*$`, 'u'),
    ]),
    partAfter: parts.map(([part, forms]) => [
      part,
      new RegExp(`^\\s*(?:${clearOf(forms)})(?![${letters}])`, 'u'),
    ]),
    midday: phrase(words.midday),
    midnight: phrase(words.midnight),
    weekdays: words.weekdays.split(' ').map((forms) => phrase(forms.replaceAll('/', '|'))),
    every: new RegExp(`(?<![${letters}])(?:${words.every})\\s*$`, 'u'),
    nextWeekBefore: new RegExp(`(?:${words.ofNextWeek})\\s*$`, 'u'),
    nextWeekAfter: new RegExp(`^[\\s,]*(?:${words.ofNextWeek})`, 'u'),
    nextDays: [2, 1, 0].map((days) => [days, phrase(words.nextDays[days] ?? '')]),
    later: words.later.map((way) =>
      phrase(way.replace('{n}', count).replace('{u}', unit), [`${words.days}|${words.weeks}`]),
    ),
    weeks: new RegExp(`^(?:${words.weeks})$`, 'u'),
    monthDay:
      monthDays.size === 0
        ? undefined
        : phrase(
            `(?<day>${anyOf(monthDays)})\\s+(?:of |de |d['’])?(?<month>${anyOf(months)})(?:\\s+(?:de )?(?<year>\\d{4}))?`,
            [anyOf(months)],
          ),
  }
})

/** Forms by their number: "one two/pair" counts "pair" as two. A hyphen may be a blank as well. */
function formsOf(list: string): Map<string, number> {
  const forms = new Map<string, number>()
  for (const [at, one] of list.split(' ').entries())
    for (const form of one.split('/')) if (form !== '') forms.set(form, at + 1)
  return forms
}

/** The longest first: "eleven" begins like none, but "on bir" begins like "on". */
function anyOf(forms: ReadonlyMap<string, number>): string {
  return [...forms.keys()]
    .sort((one, other) => other.length - one.length)
    .map((form) => form.replaceAll('-', '[- ]'))
    .join('|')
}

/** The number of a form as it stands in a text. */
function numberOf(said: string, forms: ReadonlyMap<string, number>): number | undefined {
  if (/^\d+$/.test(said)) return Number(said)
  const plain = forms.get(said.toLowerCase())
  if (plain !== undefined) return plain
  for (const [form, number] of forms)
    if (new RegExp(`^(?:${form.replaceAll('-', '[- ]')})$`, 'u').test(said)) return number
  return undefined
}

function clearOf(forms: string): string {
  return forms
    .split('|')
    .filter((form) => !form.startsWith('<'))
    .join('|')
}

function weekdayForms({ weekdays }: MomentWords): string {
  return weekdays.replaceAll(/[ /]/g, '|')
}

function readTimes(text: string, ways: Ways): SpokenMoment[] {
  const found: SpokenMoment[] = []
  for (const { phrase, minutes } of ways.anyHour.test(text) ? ways.times : [])
    for (const match of matchesOf(text, phrase)) {
      const at = match.index
      const end = at + match[0].length
      if (found.some((one) => one.at < end && at < one.end)) continue
      const hour = numberOf(match.groups?.['hour'] ?? '', ways.hours)
      if (hour === undefined) continue
      const after = partIn(ways.partAfter, text.slice(end))
      const before = partIn(ways.partBefore, text.slice(0, at))
      const { hour: said = '', minute } = match.groups ?? {}
      const value = clock(hour, minutes + Number(minute ?? 0), {
        part: (after ?? before)?.part,
        inFigures: minute !== undefined || said.startsWith('0'),
      })
      found.push({ kind: 'time', value, at, end: end + (after?.length ?? 0) })
    }
  const twelve = [
    ...matchesOf(text, ways.midday).map((match) => ({ match, value: '12:00' })),
    ...matchesOf(text, ways.midnight).map((match) => ({ match, value: '00:00' })),
  ]
  for (const { match, value } of twelve) {
    const moment = { kind: 'time' as const, value, at: match.index, end: match.index + match[0].length }
    if (!found.some((one) => one.at < moment.end && moment.at < one.end)) found.push(moment)
  }
  return found
}

function partIn(
  parts: readonly (readonly [DayPart, RegExp])[],
  text: string,
): { readonly part: DayPart; readonly length: number } | undefined {
  for (const [part, pattern] of parts) {
    const match = pattern.exec(text)
    if (match) return { part, length: match[0].length }
  }
  return undefined
}

/** Up to which hour nobody means the night who does not say so. */
const earlyHour = 6

/** The time of an hour as people say it: at three is in the afternoon, unless it is written like a clock shows it. */
function clock(
  hour: number,
  minutes: number,
  { part, inFigures }: { part: DayPart | undefined; inFigures: boolean },
): string {
  const late = (part && lateIn[part](hour)) ?? (!inFigures && hour >= 1 && hour <= earlyHour)
  const midnight = part !== undefined && (part === 'night' || part === 'morning') && hour === 12
  const base = midnight ? 0 : late && hour < 12 ? hour + 12 : hour
  const all = (base * 60 + minutes + 1_440) % 1_440
  return `${two(Math.floor(all / 60))}:${two(all % 60)}`
}

/** Whether an hour lies in the second half of the day, by the part that is said. */
const lateIn: Readonly<Record<DayPart, (hour: number) => boolean>> = {
  morning: () => false,
  noon: (hour) => hour < 5,
  afternoon: () => true,
  evening: () => true,
  night: (hour) => hour > earlyHour,
}

function readDays(text: string, ways: Ways, now: Date): SpokenMoment[] {
  const found: SpokenMoment[] = []
  const add = (match: RegExpMatchArray, days: number) => {
    const at = match.index ?? 0
    const end = at + match[0].length
    if (!found.some((one) => one.at < end && at < one.end))
      found.push({ kind: 'date', value: dayAfter(now, days), at, end })
  }
  for (const [days, phrase] of ways.nextDays) for (const match of matchesOf(text, phrase)) add(match, days)
  for (const [place, phrase] of ways.weekdays.entries())
    for (const match of matchesOf(text, phrase)) {
      if (ways.every.test(text.slice(0, match.index))) continue
      const weekday = (now.getDay() + 6) % 7
      const next =
        ways.nextWeekBefore.test(text.slice(0, match.index)) ||
        ways.nextWeekAfter.test(text.slice(match.index + match[0].length))
      add(match, next ? 7 - weekday + place : ((place - weekday + 6) % 7) + 1)
    }
  for (const phrase of ways.later)
    for (const match of matchesOf(text, phrase)) {
      const { count = '1', unit = '', twice } = match.groups ?? {}
      const many = twice === undefined ? (numberOf(count, ways.numbers) ?? 1) : 2
      add(match, many * (ways.weeks.test(unit) ? 7 : 1))
    }
  return found
}

/** "The third of May", "am zwölften März 2027": a day to come, where no year is said. */
function readMonthDays(text: string, ways: Ways, now: Date): SpokenMoment[] {
  if (!ways.monthDay) return []
  return matchesOf(text, ways.monthDay).flatMap((match): SpokenMoment[] => {
    const day = numberOf(match.groups?.['day'] ?? '', ways.monthDays)
    const month = ways.months.get((match.groups?.['month'] ?? '').toLowerCase())
    if (day === undefined || month === undefined) return []
    const passed = month < now.getMonth() + 1 || (month === now.getMonth() + 1 && day < now.getDate())
    const year = match.groups?.['year'] ?? String(now.getFullYear() + (passed ? 1 : 0))
    const value = `${year}-${two(month)}-${two(day)}`
    return [{ kind: 'date', value, at: match.index, end: match.index + match[0].length }]
  })
}

function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
