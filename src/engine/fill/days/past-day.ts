import type { Sentence } from '../../understand/sentence.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { pastWithin } from './within-bounds.ts'

interface Told {
  readonly kind: string
  readonly at: number
}

/** What a field speaks of that lies behind whoever fills it in. */
const past = new Set([
  'field.birth-date',
  'birth',
  'damage',
  'accidental',
  'theft',
  'happen',
  'buy',
  'procurement',
])

/** "It happened on 2 November" in a field for what has happened, or that ends with today: a day without its year is the last such day. */
export function inThePast(filling: Filling, { values }: Sentence): Filling {
  const told = values.find(({ at, kind }) => kind === 'date' && at === filling.at)
  if (told?.past === undefined || told.value !== filling.value) return filling
  const past = speaksOfPast(filling.slot) ? told.past : pastWithin(filling.value, told, filling.slot)
  return past === undefined ? filling : { ...filling, value: past }
}

/** Whether a day to come is offered to a field for the day of a birth of which nothing was said: it is some other day. */
export function isUnborn({ kind, at }: Told, { purpose }: Slot, { values, senses }: Sentence): boolean {
  const told = values.find((one) => one.kind === kind && one.at === at)
  const ahead = told?.ahead === true && told.past === undefined
  // "Today", "on Monday": who tells when they were born tells a figure.
  const vague = told?.kind === 'date' && !/\p{N}/u.test(told.text)
  return purpose === 'birthday' && (ahead || vague) && !senses.some(({ notion }) => births.has(notion))
}

/** Whether the day of a birth is offered to a field for some other day: nobody prefers to come when they were born. */
export function isBorn({ kind, at }: Told, slot: Slot, { values, senses, words }: Sentence): boolean {
  const told = values.find((one) => one.kind === kind && one.at === at)
  if (kind !== 'date' || told?.ahead === true || slot.purpose === 'birthday' || speaksOfPast(slot))
    return false
  const before = words.findLastIndex((word) => word.end <= at)
  return senses.some(
    ({ notion, places }) =>
      (births.has(notion) || notion === 'be-born') &&
      places.some((place) => before - place < 2 && place <= before),
  )
}

const births: ReadonlySet<string> = new Set(['field.birth-date', 'birth'])

function speaksOfPast({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => past.has(notion)))
}
