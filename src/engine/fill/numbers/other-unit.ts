import type { Meaning } from '../../meaning/meanings.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Extent } from '../../understand/extent.ts'
import type { Slot } from '../slots.ts'
import { speaksOfMoney } from './speaks-of-money.ts'

/** What figures measure: how its units are written, the notions of its units, and of what is asked for in them. */
interface Measure {
  readonly written?: string
  readonly units: ReadonlySet<string>
  readonly asked?: ReadonlySet<string>
}

const notions = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const measures: Readonly<Record<string, Measure>> = {
  area: {
    written: 'm²|m2|sqm|qm|mq|sq\\.? ?(?:m|ft)|ft²|km²|ha|㎡',
    units: notions('square-metre square-foot hectare'),
    asked: notions('living-space surface-area'),
  },
  length: {
    written: 'km|mm|cm|m|mi|ft',
    units: notions('metre centimetre millimetre kilometre mile inch foot-unit'),
    asked: notions('length height width depth mileage radius distance'),
  },
  weight: {
    written: 'kg|g|mg|lbs?|oz|t',
    units: notions('kilogram gram pound-weight ton'),
    asked: notions('weight'),
  },
  volume: {
    written: 'l|ml|cl|m³',
    units: notions('litre millilitre gallon cubic-metre'),
    asked: notions('volume-capacity'),
  },
  people: {
    units: notions('person book.people guest passenger adult child'),
    asked: notions('field.guests'),
  },
  rooms: { units: notions('room bedroom') },
  baths: { units: notions('bathroom') },
  time: { written: 'h|min', units: notions('hour minute'), asked: notions('duration') },
}

/** Whether a value is told in one unit and a field asks for another: neither money nor "70 square metres" goes into "Distance (km)". */
export function isOtherUnit(told: Told, slot: Slot, sentence: Sentence): boolean {
  const own = unitOf(told, sentence)
  const asked = own === undefined ? [] : unitsOf(slot)
  return own !== undefined && asked.length > 0 && !asked.includes(own)
}

/** Whether a value is told in the unit that a field asks for. */
export function isOwnUnit(told: Told, slot: Slot, sentence: Sentence): boolean {
  const own = unitOf(told, sentence)
  return own !== undefined && unitsOf(slot).includes(own)
}

/** Whether two values may be of one thing: "up to 900 euros, at least 70 square metres" are not. */
export function isOneMeasure(one: Told, other: Told, sentence: Sentence): boolean {
  const [first, second] = [unitOf(one, sentence), unitOf(other, sentence)]
  return first === undefined || second === undefined || first === second
}

/** Money that says so; "40k" may be anything. */
export function isAmount({ kind, text }: { readonly kind: string; readonly text: string }): boolean {
  return kind === 'money' && !/^\d[\d.,]*k$/i.test(text)
}

interface Told extends Extent {
  readonly kind: string
}

/** What is measured by a figure: the word right behind it says so, and of several that it may mean the first of the table. */
function unitOf(told: Told, { text, words, senses }: Sentence): string | undefined {
  const { kind, at, end } = told
  if (kind === 'money') return isAmount({ kind, text: text.slice(at, end) }) ? 'money' : undefined
  if (kind !== 'number') return undefined
  const behind = text.slice(end)
  const next = words.findIndex(({ at }) => at >= end)
  const close = /^[\s-]*$/u.test(text.slice(end, words[next]?.at ?? end))
  const own = senses.filter(({ places }) => close && places.includes(next))
  return namesOfMeasures.find(
    (name) =>
      unitBehind.get(name)?.test(behind) || own.some(({ notion }) => measures[name]!.units.has(notion)),
  )
}

/** What a field asks to be measured: by its own name, and else by the heading it stands under. */
function unitsOf(slot: Slot): string[] {
  const own = [
    ...namesOfMeasures.filter(
      (name) => asksFor(name, slot.labels) || unitAtEnd.get(name)?.test(slot.thing.name),
    ),
    ...(speaksOfMoney({ ...slot, around: [] }) ? ['money'] : []),
  ]
  if (own.length > 0) return own
  const heading = slot.around.slice(0, 1)
  return [
    ...namesOfMeasures.filter((name) => asksFor(name, heading)),
    ...(speaksOfMoney({ ...slot, labels: [], around: heading }) ? ['money'] : []),
  ]
}

function asksFor(name: string, texts: readonly Meaning[]): boolean {
  const { units, asked } = measures[name]!
  return texts.some(({ senses }) => senses.some(({ notion }) => units.has(notion) || asked?.has(notion)))
}

const namesOfMeasures = Object.keys(measures)
const unitBehind = written((unit) => `^\\s?(?:${unit})(?![\\p{L}\\d²³])`)
const unitAtEnd = written((unit) => `[([](?:${unit})[)\\]]|(?<![\\p{L}\\d])(?:${unit})$`)

function written(pattern: (unit: string) => string): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(measures).flatMap(([name, { written: unit }]) =>
      unit === undefined ? [] : [[name, new RegExp(pattern(unit), 'iu')] as const],
    ),
  )
}
