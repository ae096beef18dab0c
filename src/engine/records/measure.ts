import { minutesIn, starWords, wholeWord, type ComparisonName } from '#languages'
import type { Item, ItemPart } from './item.ts'

/** A way to put things alike in order, by something that each of them says of itself. */
export type Measuring = (item: Item) => number | undefined

const matching = (units: RegExp) => (unit: string) => units.test(unit)
const stars = matching(wholeWord(starWords))
const weights = matching(/^(?:kg|g|lbs?|oz|mg|t)$/iu)
const sizes = matching(/^(?:m²|m2|sqm|sq|ft²|cm|m|l|ml|gb|tb|mb|inch|″|")$/iu)
const length = matching(/^(?:km|m|cm)$/iu)
const time = (unit: string) => minutesIn(unit) !== undefined

/** What is compared, by the units it is told in. */
const families: Readonly<Partial<Record<ComparisonName, (unit: string) => boolean>>> = {
  best: stars,
  worst: stars,
  lightest: weights,
  heaviest: weights,
  largest: sizes,
  smallest: sizes,
  longest: (unit) => time(unit) || length(unit),
  shortest: (unit) => time(unit) || length(unit),
}

/** How much of each unit makes one of the first of its sort. */
const scale: Readonly<Record<string, number>> = {
  g: 0.001,
  mg: 0.000001,
  t: 1000,
  lb: 0.4536,
  lbs: 0.4536,
  oz: 0.0283,
  ml: 0.001,
  cm: 0.01,
  mb: 0.001,
  tb: 1000,
  km: 1000,
}

const money = new Set<ComparisonName>(['cheapest', 'dearest'])
const days = new Set<ComparisonName>(['newest', 'oldest'])
/** Of these the least comes first. */
const least = new Set<ComparisonName>([
  'cheapest',
  'oldest',
  'worst',
  'lightest',
  'smallest',
  'shortest',
  'fewest',
])

export function wantsLeast(name: ComparisonName): boolean {
  return least.has(name)
}

/** What a superlative puts in order; undefined: its own word does not tell, a noun must. */
export function measuringFor(name: ComparisonName): Measuring | undefined {
  if (money.has(name)) return priceOf
  if (days.has(name)) return dayOf
  const units = families[name]
  return units ? (item) => measureOf(item, ({ unit }) => units(unit)) : undefined
}

/** What something costs now: of several prices the lowest that is not struck out. */
export function priceOf(item: Item): number | undefined {
  const prices = said(item).flatMap((part) => part.facts().amounts.map(({ value }) => value))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** The first day that it names, as a number that grows with time. */
export function dayOf(item: Item): number | undefined {
  for (const part of said(item))
    for (const { date } of part.facts().moments) {
      if (date === undefined) continue
      const [year = 0, month = 0, day = 0] = date.replace(/^--/, '0-').split('-').map(Number)
      return year * 10_000 + month * 100 + day
    }
  return undefined
}

/** A number under a head, or with a unit, that a test accepts. */
export function measureOf(
  item: Item,
  accepts: (fact: { readonly unit: string; readonly head: string | undefined }) => boolean,
): number | undefined {
  for (const part of said(item)) {
    const { amounts, measures } = part.facts()
    for (const { value, unit } of measures)
      if (accepts({ unit, head: part.head }))
        return value * (scale[unit.toLowerCase()] ?? minutesIn(unit) ?? 1)
    for (const { value } of amounts) if (accepts({ unit: '', head: part.head })) return value
  }
  return undefined
}

function said({ parts }: Item): readonly ItemPart[] {
  return parts.filter(({ struck, control }) => !struck && !control)
}
