import type { IndexedElement } from '#protocol'
import { englishDates } from '../../english-dates.ts'
import { dateOf, respellDate, timeOf } from './moment.ts'
import { numberOf } from '../language/ordinals.ts'

/** A value in the one form a field takes it, or undefined when it cannot be one. */
export function valueFor(element: IndexedElement, said: string, now: Date): string | undefined {
  const make = forms[element.inputType ?? ''] ?? (element.type === 'spinbutton' ? forms.number : undefined)
  return make ? make(said.trim(), now) : said.trim()
}

const forms: Readonly<Record<string, (said: string, now: Date) => string | undefined>> = {
  date: (said, now) => dateIn(said, now)?.date,
  time: (said, now) => dateIn(said, now)?.time,
  'datetime-local': (said, now) => {
    const found = dateIn(said, now)
    return found?.date && found.time ? `${found.date}T${found.time}` : undefined
  },
  month: (said, now) => dateIn(said, now)?.date?.slice(0, 7),
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
function dateIn(said: string, now: Date): { date?: string; time?: string } | undefined {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0]
  const [found] = englishDates(respellDate(said), now)
  if (!found) return iso === undefined ? undefined : { date: iso }
  const { start } = found
  const named = start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month')
  return {
    date: iso ?? (named ? dateOf(start) : undefined),
    time: start.isCertain('hour') ? timeOf(start) : undefined,
  }
}
