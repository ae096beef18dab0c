import { comparisonsIn } from '../../records/comparisons.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { boundedFields } from './bounded-fields.ts'
import { speaksOfMoney } from './speaks-of-money.ts'

const least = new Set(['above', 'atLeast'])
const days: ReadonlySet<string> = new Set(['date', 'time'])

/** "At most 90 euros" where the page has a slider for that: the left one of two is the least, the right one the most. */
export function limitValues(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const { limits } = comparisonsIn(sentence)
  const told = limits.length === 0 ? [] : [...sliderValues(sentence, slots), ...listValues(sentence, slots)]
  return [...told, ...boundedFields(sentence, slots)]
}

function sliderValues(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const sliders = slots.filter(({ thing }) => thing.kind === 'slider')
  if (sliders.length === 0) return []
  const { limits, places } = comparisonsIn(sentence)
  return limits.flatMap(({ kind, value, relation }): Filling[] => {
    // "From 1 March" bounds a day, and a slider knows figures alone.
    const told = sentence.values.find((one) => one.value === value && one.kind === kind && !days.has(kind))
    const fitting = sliders.filter((slot) => kind !== 'money' || speaksOfMoney(slot))
    const slot = fitting.length === 2 ? fitting[least.has(relation) ? 0 : 1] : fitting[0]
    if (!told || !slot || fitting.length > 2 || (kind !== 'money' && !speaksOf(slot, sentence))) return []
    const { at, end } = told
    return [{ slot, value, option: false, at, end, strength: filling.namedPlainly, says: [...places] }]
  })
}

/** "No more than £900" where a list called "Maximum rent" holds it: the page's own list finds more than is in sight. */
function listValues(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const { limits, places } = comparisonsIn(sentence)
  return limits.flatMap(({ kind, value, relation }): Filling[] => {
    const told = sentence.values.find((one) => one.value === value && one.kind === kind)
    const bound = least.has(relation) ? leastNotions : mostNotions
    const found = slots.flatMap((slot) => {
      const fits = kind === 'money' ? speaksOfMoney(slot) : speaksOf(slot, sentence)
      const names = slot.labels.some(({ senses }) => senses.some(({ notion }) => bound.has(notion)))
      const options = slot.options.filter(({ option = '' }) => option.replace(/\D/gu, '') === value)
      const [option, other] = fits && names ? options : []
      return option?.option !== undefined && !other ? [{ slot, value: option.option }] : []
    })
    const [one, more] = found
    if (!told || !one || more) return []
    const { at, end } = told
    return [{ ...one, option: true, at, end, strength: filling.namedPlainly, says: [...places] }]
  })
}

const leastNotions = new Set(['minimum', 'field.price-from'])
const mostNotions = new Set(['maximum', 'field.price-to'])

/** Whether what a slider is called, or stands under, was said. */
function speaksOf({ labels, around }: Slot, { reach }: Sentence): boolean {
  return [...labels, ...around].some(({ senses }) =>
    senses.some(({ notion }) => {
      const distance = reach.get(notion)?.distance
      return distance === 'same' || distance === 'near'
    }),
  )
}
