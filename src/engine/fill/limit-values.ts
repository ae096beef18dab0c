import { comparisonsIn } from '../records/comparisons.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

const least = new Set(['above', 'atLeast'])
const money = /[€$£¥₺]|\b(?:eur|usd|gbp|pln|zł)\b/iu

/** "At most 90 euros" where the page has a slider for that: the left one of two is the least, the right one the most. */
export function limitValues(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const sliders = slots.filter(({ thing }) => thing.kind === 'slider')
  if (sliders.length === 0) return []
  const { limits, places } = comparisonsIn(sentence)
  return limits.flatMap(({ kind, value, relation }): Filling[] => {
    const told = sentence.values.find((one) => one.value === value && one.kind === kind)
    const fitting = sliders.filter((slot) => kind !== 'money' || speaksOfMoney(slot))
    const slot = fitting.length === 2 ? fitting[least.has(relation) ? 0 : 1] : fitting[0]
    if (!told || !slot || fitting.length > 2 || (kind !== 'money' && !speaksOf(slot, sentence))) return []
    const { at, end } = told
    return [{ slot, value, option: false, at, end, strength: filling.namedPlainly, says: [...places] }]
  })
}

function speaksOfMoney({ thing, labels, around }: Slot): boolean {
  return (
    money.test(thing.name) ||
    [...labels, ...around].some(
      ({ text, senses }) =>
        money.test(text) ||
        senses.some(({ notion }) => /^(?:price|money\.|filter\.by-price|salary)/.test(notion)),
    )
  )
}

/** Whether what a slider is called, or stands under, was said. */
function speaksOf({ labels, around }: Slot, { reach }: Sentence): boolean {
  return [...labels, ...around].some(({ senses }) =>
    senses.some(({ notion }) => {
      const distance = reach.get(notion)?.distance
      return distance === 'same' || distance === 'near'
    }),
  )
}
