import { unitWords } from '#languages'
import type { Filling } from '../assign.ts'
import { flat } from '../names/flats-told.ts'
import type { Slot } from '../slots.ts'
import type { Extent } from '../../understand/extent.ts'

interface Told extends Extent {
  readonly kind: string
  readonly value: string
}

/** A name goes into two fields, and so does a day with its time. */
export function sharesPlace(one: Filling, other: Filling): boolean {
  const purposes = new Set([one.slot.purpose, other.slot.purpose])
  // A surname alone goes into one of them.
  if (purposes.has('name') && purposes.has('family-name')) return one.value !== other.value
  for (const isPart of [asksHouseNumber, asksFlat])
    if (isPart(one.slot) !== isPart(other.slot)) {
      const street = isPart(one.slot) ? other : one
      return street.slot.purpose === 'street' || asksHouseNumber(street.slot)
    }
  return (
    (takesGiven(one.slot) && purposes.has('family-name')) ||
    (takesGiven(other.slot) && purposes.has('family-name')) ||
    (purposes.has('date') && purposes.has('time')) ||
    (one.at === other.at && one.value !== other.value && purposes.has('date'))
  )
}

/** What of a value goes into a field: of a name a part, where the form asks for its parts. */
export function placed(
  { kind, value, at, end }: Told,
  slot: Slot,
  slots: readonly Slot[],
  strength: number,
): Filling[] {
  const make = (said: string): Filling => ({ slot, value: said, option: false, at, end, strength })
  if (kind === 'flat') return [make(flatFor(slot, value))]
  if (kind === 'street') {
    const own = streetPart(value, slot, slots)
    return own === '' ? [] : [make(own)]
  }
  if (kind !== 'name') return [make(value)]
  const [first = '', ...rest] = value.replace(/(?<=^(?:\p{Lu}\.)+) ?(?=\p{Lu}\.)/gu, '').split(' ')
  const apart = slots.some(({ purpose }) => purpose === 'family-name')
  if (slot.purpose === 'family-name') return rest.length > 0 ? [make(rest.join(' '))] : []
  // Beside fields for both parts of a name, another one asks for somebody else's.
  if (apart && slot.purpose === 'name' && slots.some(takesGiven)) return []
  return [make(apart && (takesGiven(slot) || slot.purpose === 'name') ? first : value)]
}

/** Of a street with its number and its flat what a field asks for, where others ask for the rest. */
function streetPart(value: string, slot: Slot, slots: readonly Slot[]): string {
  const unit = slots.some(asksFlat) ? (flatIn.exec(value)?.[0] ?? '') : ''
  if (asksFlat(slot)) return flatFor(slot, unit)
  const street = without(value, unit)
  if (!slots.some(asksHouseNumber)) return street
  const [, number = ''] = /(?:^|\s)(\d+\s?[a-zA-Z]?(?:[-/]\d+)?)(?=,|\s|$)/.exec(street) ?? []
  return asksHouseNumber(slot) ? number : without(street, number)
}

function without(value: string, part: string): string {
  return value.replace(part, '').replace(/^[\s,]+|[\s,]+$/g, '')
}

const flatIn = new RegExp(flat, 'iu')

/** A field that is called a flat itself takes its number alone. */
function flatFor({ labels }: Slot, said: string): string {
  const isFlat = labels.some(({ senses }) => senses.some(({ notion }) => notion === 'flat-apartment'))
  return isFlat ? (loneUnit.exec(said)?.[1] ?? said) : said
}

const loneUnit = new RegExp(`^(?:${unitWords}) ?(\\d.*)$`, 'iu')

/** Whether a field asks for a flat or a floor. */
export function asksFlat(slot: Slot): boolean {
  return (
    slot.purpose === undefined &&
    slot.options.length === 0 &&
    slot.thing.kind === 'textbox' &&
    !asksHouseNumber(slot) &&
    slot.labels.some(({ senses }) => senses.some(({ notion }) => flats.has(notion)))
  )
}

const flats = new Set(['field.address-extra', 'flat-apartment'])

/** Whether a field asks for the number of the house alone. */
export function asksHouseNumber({ labels }: Slot): boolean {
  return labels.some(
    ({ senses }) =>
      senses.some(({ notion }) => notion === 'field.house-number') &&
      !senses.some(({ notion }) => /^(?:road|street-word|field\.street)$/.test(notion)),
  )
}

/** Whether a field asks for a first name or its letters. */
export function takesGiven({ purpose, labels }: Slot): boolean {
  return (
    purpose === 'given-name' ||
    (purpose === undefined &&
      labels.some(({ senses }) => senses.some(({ notion }) => notion === 'field.first-name')))
  )
}

/** Whether a field asks where something is to be, of any sort. */
export function asksPlace({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => places.has(notion)))
}

const places = new Set(['field.destination', 'field.origin', 'field.city', 'place', 'city'])
