import type { Sentence } from '../understand/sentence.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

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

/** "It happened on 2 November" in a field for what has happened: a day without its year is the last such day. */
export function inThePast(filling: Filling, { values }: Sentence): Filling {
  const told = values.find(({ at, kind }) => kind === 'date' && at === filling.at)
  return told?.past !== undefined && told.value === filling.value && speaksOfPast(filling.slot)
    ? { ...filling, value: told.past }
    : filling
}

function speaksOfPast({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => past.has(notion)))
}
