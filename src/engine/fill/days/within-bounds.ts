import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import type { Slot } from '../slots.ts'

const shapes: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
}

/** Whether a field may hold a day or an hour: "moved in last May" tells no day of a field that begins with next March. */
export function isWithinBounds(value: Told, slot: Slot, { values }: Sentence): boolean {
  const told = values.find(
    (one) => one.kind === value.kind && one.at === value.at && one.value === value.value,
  )
  return told === undefined || [told.value, told.past].some((one) => holds(one, told.kind, slot))
}

/** The day as a field may hold it: of one without its year, the last such day where the next is too late. */
export function pastWithin(value: string, told: Value, slot: Slot): string | undefined {
  return !holds(value, told.kind, slot) && holds(told.past, told.kind, slot) ? told.past : undefined
}

interface Told {
  readonly kind: string
  readonly at: number
  readonly value: string
}

function holds(value: string | undefined, kind: string, { thing }: Slot): boolean {
  if (value === undefined) return false
  const shape = shapes[kind]
  const { min, max } = thing.state
  const bound = (one: string | undefined) => (one !== undefined && shape?.test(one) ? one : undefined)
  return (bound(min) ?? value) <= value && value <= (bound(max) ?? value)
}
