import type { IndexedElement } from '#protocol'
import { englishDates } from '../../english-dates.ts'
import { looksBack } from './purpose.ts'
import { dateOf, respellDate, timeOf } from './moment.ts'
import { numberOf } from '../language/ordinals.ts'

/** A value in the one form a field takes it, or undefined when it cannot be one. */
export function valueFor(element: IndexedElement, said: string, now: Date): string | undefined {
  const make = forms[element.inputType ?? ''] ?? (element.type === 'spinbutton' ? forms.number : undefined)
  return make ? make(said.trim(), { now, back: looksBack(element.text ?? '') }) : said.trim()
}

interface Reading {
  readonly now: Date
  /** The moment lies behind. */
  readonly back: boolean
}

const forms: Readonly<Record<string, (said: string, reading: Reading) => string | undefined>> = {
  date: (said, reading) => dateIn(said, reading)?.date,
  time: (said, reading) => dateIn(said, reading)?.time,
  'datetime-local': (said, reading) => {
    const found = dateIn(said, reading)
    return found?.date && found.time ? `${found.date}T${found.time}` : undefined
  },
  month: (said, reading) => dateIn(said, reading)?.month,
  number: (said) => numberIn(said),
  range: (said) => numberIn(said),
  email: (said) => /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d]{2,}/u.exec(said)?.[0],
}

function numberIn(said: string): string | undefined {
  const digits = /-?\d+(?:[.,]\d+)?/.exec(said)?.[0]
  if (digits !== undefined) return digits.replace(',', '.')
  const spelt = said
    .split(/\s+/)
    .map(numberOf)
    .find((number) => number !== undefined)
  return spelt?.toString()
}

/** The first date and time that a text names, each only when it is really said. */
function dateIn(
  said: string,
  { now, back }: Reading,
): { date?: string; month?: string; time?: string } | undefined {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0]
  const [found] = englishDates(respellDate(said), now, back)
  if (!found) return iso === undefined ? undefined : { date: iso, month: iso.slice(0, 7) }
  const { start } = found
  // `Next month` names no day, and none is made up.
  const named = start.isCertain('day') || start.isCertain('weekday')
  return {
    date: iso ?? (named ? dateOf(start) : undefined),
    month: start.isCertain('month') ? dateOf(start).slice(0, 7) : undefined,
    time: start.isCertain('hour') ? timeOf(start) : undefined,
  }
}
