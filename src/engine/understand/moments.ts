import * as chrono from 'chrono-node'
import {
  dayless,
  lastingBefore,
  lastingWords,
  shiftWords,
  untilWords,
  type ConceptLanguage,
} from '#languages'
import {
  dateReaders,
  englishDates,
  inSmallLetters,
  letters,
  quickChrono,
  readFacts,
  spokenMoments,
  type DateReader,
} from '#assistant'
import { areFigures, isMeasured } from './bare-figures.ts'
import { isDuration } from './durations.ts'
import { following, leaningDays } from './leaning-days.ts'
import type { Value, ValueReading } from './values.ts'
import { overlap } from './extent.ts'

const readers: Partial<Record<ConceptLanguage, DateReader>> = { ...dateReaders, zh: { parse: chinese } }

/** In simplified signs, or else in traditional ones. */
function chinese(...said: Parameters<chrono.Chrono['parse']>): chrono.ParsedResult[] {
  const read = simplified.parse(...said)
  return read.length > 0 ? read : traditional.parse(...said)
}

const simplified = quickChrono(chrono.zh.hans.casual)
const traditional = quickChrono(chrono.zh.hant.casual)

/** The days and times in a text. A day and the time with it are two values at one place. */
export function momentsSaid(text: string, { language, now }: ValueReading): Value[] {
  // "9 May, 2 adults" names no second of May.
  const apart = text.replace(/,(?= \d{1,3} \p{L}{3,})/gu, ';')
  const spoken = saidInWords(apart, { language, now })
  const ranged = rangesIn(masked(apart, spoken), { language, now })
  const rest = masked(apart, [...spoken, ...ranged])
  const read = (mayHoldDay(rest, language) ? datesIn(rest, { language, now }) : []).filter(
    (one) => !isCutOff(rest, one) && !anyDay.test(one.text),
  )
  const found = [
    ...spoken,
    ...ranged,
    ...read.flatMap((one) =>
      valuesOf(one, {
        before: apart.slice(0, one.index),
        after: apart.slice(one.index + one.text.length),
        now,
      }),
    ),
  ]
  const covered = (at: number, end: number) => found.some((one) => overlap(one, { at, end }))
  for (const { date, time, at, text: said } of readFacts(rest, language).moments) {
    if (covered(at, at + said.length)) continue
    const whole = date === undefined ? undefined : withYear(date, now)
    if (whole !== undefined) found.push({ kind: 'date', value: whole, text: said, at, end: at + said.length })
    if (time !== undefined) found.push({ kind: 'time', value: time, text: said, at, end: at + said.length })
  }
  return [...found, ...leaningDays(apart, found, { language, now })]
    .filter(({ kind, text: said }) => kind !== 'date' || !shifted.test(said))
    .filter(({ kind, text: said, end }) => kind !== 'time' || !isMeasured(said, apart.slice(end)))
    .map((value) => withPast(value, now))
}

const shifted = new RegExp(String.raw`\s(?:${shiftWords})$`, 'iu')

/** The "Fr" of "Frühstück" is no Friday: readers of days take a letter with a mark for the end of a word. */
function isCutOff(text: string, { index, text: said }: chrono.ParsedResult): boolean {
  return cutWord.test(text.slice(index + said.length - 1))
}

const anyDay = new RegExp(`^(?:${dayless})$`, 'i')

const cutWord = /^\p{sc=Latin}\p{sc=Latin}/u

/** A day of a month that is read as one to come may have been the one before. */
function withPast(value: Value, now: Date): Value {
  const [year, , day] = value.kind === 'date' ? value.value.split('-') : []
  const today = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  if (year === undefined || value.value <= today) return value
  const said = (value.text.match(/\d+/gu) ?? []).map(Number)
  const open = said.includes(Number(day)) && !said.some((number) => number > 31)
  return { ...value, ahead: true, ...(open && { past: `${Number(year) - 1}${value.value.slice(4)}` }) }
}

/** Days and times said in words. */
function saidInWords(text: string, { language, now }: ValueReading): Value[] {
  return spokenMoments(text, language, now)
    .filter(({ at }) => !lastsBefore.test(text.slice(0, at)))
    .map(({ kind, value, at, end }) => ({ kind, value, text: text.slice(at, end), at, end }))
}

/** Chrono is slow, and without a figure only English days and what a day is called in Japanese or Chinese are left to it. */
function mayHoldDay(text: string, language: ConceptLanguage): boolean {
  return /\d/.test(text) || (language === 'en' && englishDay.test(text)) || /[月日曜]/u.test(text)
}

const englishDay = /day|tomorrow|tonight|week|month|year/i

const month = String.raw`\.?\s*(?:de |of )?[${letters}]{3,}(?:\s+(?:de )?\d{4})?`

const range = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\.?\s*(?:${untilWords}|–|-)\s*(\d{1,2})(${month})`,
  'gu',
)

const between = new RegExp(
  String.raw`(?<![\d.])(\d{1,2}${month})\s*(?:${untilWords}|–|-)(?: zum)?\s*(?:the )?(\d{1,2}${month})`,
  'gu',
)

const upTo = new RegExp(
  String.raw`(?<![\d.])(\d{1,2}${month})\s*(?:${untilWords}|–|-)\s*(?:the |zum |de )?(\d{1,2})\.?(?=\s*(?:$|[,.;!?)]))`,
  'gu',
)

/** "4 to 9 May": two days of one month; "28 April to 3 May" of two; "4 May to 9." */
function rangesIn(text: string, reading: ValueReading): Value[] {
  // Few sentences tell two numbers, and these patterns are slow.
  if (!/\d\D+\d/.test(text)) return []
  const small = inSmallLetters(text)
  const matches = [...small.matchAll(range), ...small.matchAll(between), ...small.matchAll(upTo)]
  return matches.flatMap((match) => {
    const [said, first = '', last = '', month = ''] = match
    const from = dayIn(`${first}${month}`, reading)
    const bare = month === '' && /^\d+$/.test(last)
    const days = [from, bare ? from && following(from, Number(last)) : dayIn(`${last}${month}`, reading)]
    const [at, end] = [match.index, match.index + said.length]
    const place = { kind: 'date' as const, text: text.slice(at, end), at, end }
    return days.every((day) => day !== undefined)
      ? days.map((value = '') => Object.assign({ value }, place))
      : []
  })
}

function datesIn(text: string, { language, now }: ValueReading): chrono.ParsedResult[] {
  return language === 'en'
    ? englishDates(text, now)
    : (readers[language]?.parse(text, now, { forwardDate: true }) ?? [])
}

function dayIn(text: string, reading: ValueReading): string | undefined {
  const [own] = datesIn(text, reading)
  if (own?.start.isCertain('month') && own.start.isCertain('day')) return dayOf(own.start)
  const [told] = own ? [] : readFacts(text, reading.language).moments
  return told?.date === undefined ? undefined : withYear(told.date, reading.now)
}

function masked(text: string, values: readonly Value[]): string {
  return values.reduce(
    (left, { at, end }) => left.slice(0, at) + ' '.repeat(end - at) + left.slice(end),
    text,
  )
}

/** How long something has been going on is no day. */
const lasting = new RegExp(String.raw`\b(?:${lastingWords})\b`, 'iu')

const lastsBefore = new RegExp(String.raw`(?:\b(?:${lastingBefore})|(?<!\p{L})há)\s+$`, 'iu')

/** What the reader of Japanese leaves out before a day or an hour. */
const nextWeek = /来週の?$/u
const evening = /(?:夜|夕方|晩)の?$/u

interface Beside {
  readonly before: string
  readonly after: string
  readonly now: Date
}

function valuesOf({ start, end, index, text }: chrono.ParsedResult, { before, after, now }: Beside): Value[] {
  const said = text.replace(/[\s,;]+$/, '')
  // A bare number is a number, and a bare hour such as "at 9" is a time only where it says so.
  // "At 5 Harbour Lane" tells no hour: one that ends its phrase was read before.
  // "Le 4, et …" is in no time zone.
  if (/^(?:(?:at|de) )?\d+(?:,? et)?$/.test(said) || lasting.test(said) || lastsBefore.test(before)) return []
  if (isDuration(said)) return []
  if (!start.isCertain('day') && !start.isCertain('weekday') && areFigures(said, after)) return []
  // "once a week": how often is no day.
  if (/^(?:an?|per|each|every) \p{L}+$/iu.test(said)) return []
  const place = { text: said, at: index, end: index + said.length }
  return [start, ...(end ? [end] : [])].flatMap((part) => {
    const named = part.isCertain('day') || part.isCertain('weekday')
    const value = nextWeek.test(before) ? inNextWeek(part, now) : dayOf(part)
    const day: Value[] = named ? [{ kind: 'date', value, ...place }] : []
    const late = evening.test(before) || evening.test(said.replace(/\d+時.*$/u, ''))
    const time: Value[] = part.isCertain('hour')
      ? [{ kind: 'time', value: timeOf(part, late), ...place }]
      : []
    return day.concat(time)
  })
}

function dayOf(part: chrono.ParsedComponents): string {
  const year = part.get('year') ?? 0
  return [year < 100 ? 2000 + year : year, two(part.get('month')), two(part.get('day'))].join('-')
}

/** The same day of the week that begins with the Monday to come. */
function inNextWeek(part: chrono.ParsedComponents, now: Date): string {
  const days = 7 - ((now.getDay() + 6) % 7) + (((part.get('weekday') ?? 1) + 6) % 7)
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-')
}

function timeOf(part: chrono.ParsedComponents, late: boolean): string {
  const hour = part.get('hour') ?? 0
  return `${two(late && hour < 12 ? hour + 12 : hour)}:${two(part.get('minute'))}`
}

function two(number: number | null): string {
  return String(number ?? 0).padStart(2, '0')
}

/** A day without its year is one to come; a month alone names no day. */
function withYear(date: string, now: Date): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return date
  const [, month, day] = /^--(\d\d)-(\d\d)$/.exec(date) ?? []
  if (month === undefined || day === undefined) return undefined
  const year = now.getFullYear()
  const passed = `${month}-${day}` < `${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `${passed ? year + 1 : year}-${month}-${day}`
}
