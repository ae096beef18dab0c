import * as chrono from 'chrono-node'
import type { Language } from '#protocol'
import { dateReaders, type DateReader } from '../../date-readers.ts'
import { englishDates } from '../../english-dates.ts'
import { quickChrono } from '../../quick-chrono.ts'
import { spokenMoments } from '../../spoken-moments.ts'

/** English is read everywhere; the visitor's language beside it where chrono knows it. */
const readers: Record<Language, DateReader | undefined> = {
  ...dateReaders,
  en: undefined,
  pl: undefined,
  tr: undefined,
  ar: quickChrono(chrono.ar.casual),
  zh: quickChrono(chrono.zh.casual),
}

/** A day or time in a text: how it is compared (`2026-11-20`, `19:30`), and where it stands. */
export interface FoundDate {
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
}

/** The days and times a text speaks of, as comparable words. */
export function datesIn(text: string, language: Language, now: Date): string[] {
  return [...new Set(findDates(text, language, now).flatMap(({ names }) => names))]
}

/** The same text is asked about for every step of a plan, and reading it is dear. */
const read = new Map<string, readonly FoundDate[]>()
const textsKept = 64

/** The days and times of a text, each with its place. */
export function findDates(text: string, language: Language, now: Date): readonly FoundDate[] {
  const key = `${language} ${now.getTime()} ${text}`
  const known = read.get(key)
  if (known) return known
  const own = readers[language]
  const found = [...englishDates(text, now), ...(own?.parse(text, now, { forwardDate: true }) ?? [])].map(
    ({ start, end, index, text: words }) => ({
      names: [start, end].flatMap((part) => (part ? namesOf(part) : [])),
      from: index,
      to: index + words.length,
    }),
  )
  const spoken = spokenMoments(text, language, now).map(({ value, at, end }) => ({
    names: [value],
    from: at,
    to: end,
  }))
  const dates = [...found, ...spoken, ...plainTimes(text)]
  if (read.size >= textsKept) read.clear()
  read.set(key, dates)
  return dates
}

function namesOf(part: chrono.ParsedComponents): string[] {
  const two = (name: chrono.Component) => String(part.get(name) ?? 0).padStart(2, '0')
  const day =
    part.isCertain('hour') && !part.isCertain('day') && !part.isCertain('weekday')
      ? []
      : [`${part.get('year')}-${two('month')}-${two('day')}`]
  return part.isCertain('hour') ? [...day, `${two('hour')}:${two('minute')}`] : day
}

function plainTimes(text: string): FoundDate[] {
  return [...text.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g)].map(
    ({ 0: time, 1: hour = '', 2: minute = '', index }) => ({
      names: [`${hour.padStart(2, '0')}:${minute}`],
      from: index,
      to: index + time.length,
    }),
  )
}
