import * as chrono from 'chrono-node'
import type { Language } from '#protocol'
import { englishDates } from '../english-dates.ts'

type Reader = Pick<chrono.Chrono, 'parse'>

/** English is read everywhere; the visitor's language beside it where chrono knows it. */
const readers: Record<Language, Reader | undefined> = {
  en: undefined,
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  es: chrono.es.casual,
  it: chrono.it.casual,
  pt: chrono.pt.casual,
  nl: chrono.nl.casual,
  pl: undefined,
  tr: undefined,
  ar: chrono.ar.casual,
  ja: chrono.ja.casual,
  zh: chrono.zh.casual,
}

/** The days and times a text speaks of, as comparable words: `2026-11-20`, `19:30`. */
export function datesIn(text: string, language: Language, now: Date): string[] {
  const own = readers[language]
  const found = [...englishDates(text, now), ...(own?.parse(text, now, { forwardDate: true }) ?? [])]
  const parts = found
    .flatMap(({ start, end }) => [start, end])
    .filter((part) => part !== null && part !== undefined)
  return [...new Set([...parts.flatMap(namesOf), ...plainTimes(text)])]
}

function namesOf(part: chrono.ParsedComponents): string[] {
  const two = (name: chrono.Component) => String(part.get(name) ?? 0).padStart(2, '0')
  const day =
    part.isCertain('hour') && !part.isCertain('day') && !part.isCertain('weekday')
      ? []
      : [`${part.get('year')}-${two('month')}-${two('day')}`]
  return part.isCertain('hour') ? [...day, `${two('hour')}:${two('minute')}`] : day
}

function plainTimes(text: string): string[] {
  return [...text.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  )
}
