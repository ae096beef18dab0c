import { boundWords, comparisonWords, mileageWords } from '#languages'
import { oncePerObject } from '#protocol'
import { comparisonsIn } from '../../records/comparisons.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Value } from '../../understand/values.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { isAmount, isOneMeasure, isOtherUnit, isOwnUnit } from './other-unit.ts'
import { boundedSlots, type BoundedSlot, type Side } from './bounded-slots.ts'
import type { Slot } from '../slots.ts'
import { speaksOfMoney } from './speaks-of-money.ts'
import { isTelling } from '../../understand/telling.ts'

/** A figure that something must keep to. */
interface Bound {
  readonly told: Value
  readonly value: string
  readonly side: Side
  /** The other end of a range. */
  readonly other?: Value
}

/** Whether a figure of a sentence is bounded: it goes into no field for the other end, nor for that of something else. */
export function isBounded(at: number, sentence: Sentence): boolean {
  return boundsOf(sentence).some(({ told }) => told.at === at)
}

/** "8000 to 14000, not more than 40k on the clock": what bounds a figure chooses the field for the least or the most of it. */
export function boundedFields(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  if (!sentence.values.some(isFigure)) return []
  const bounded = boundedSlots(slots)
  if (bounded.length === 0) return []
  const { places } = comparisonsIn(sentence)
  const bounds = boundsOf(sentence)
  const found = new Map<Bound, Chosen>()
  // What is named takes its fields first; what is not may then have one left.
  for (const named of [true, false])
    for (const bound of bounds) {
      const taken = new Set([...found.values()].map(({ slot }) => slot))
      const free = bounded.filter(({ slot }) => !taken.has(slot))
      const chosen = found.has(bound)
        ? undefined
        : slotFor(bound, named ? bounded : free, { sentence, bounded, named })
      if (chosen) found.set(bound, chosen)
    }
  return [...found].map(
    ([
      {
        told: { at, end },
      },
      chosen,
    ]) => Object.assign({ at, end, strength: filling.namedPlainly, says: [...places] }, chosen),
  )
}

const figure = /^\d+(?:\.\d+)?$/

function isFigure({ kind, value }: Value): boolean {
  return (kind === 'number' || kind === 'money' || kind === 'postcode') && figure.test(value)
}

const boundsOf: (sentence: Sentence) => readonly Bound[] = oncePerObject(readBounds)

function readBounds(sentence: Sentence): Bound[] {
  const ranges = rangesIn(sentence)
  const single = comparisonsIn(sentence).limits.flatMap(({ relation, kind, value }): Bound[] => {
    const told = sentence.values.find((one) => one.kind === kind && one.value === value)
    if (!told || !isFigure(told) || ranges.some((range) => range.told === told)) return []
    return [{ told, value, side: relation === 'above' || relation === 'atLeast' ? 'least' : 'most' }]
  })
  return [...ranges, ...paired(single, sentence)]
}

/** "At least 80 but under 150": two ends with nothing told between them are those of one thing. */
function paired(bounds: readonly Bound[], sentence: Sentence): Bound[] {
  const { words, weights } = sentence
  const { places } = comparisonsIn(sentence)
  const tells = (from: number, to: number) =>
    words.some(
      ({ at, end }, place) => at >= from && end <= to && !places.has(place) && isTelling(weights[place]),
    )
  const isPair = (one: Bound, other: Bound) => {
    const [least, most] = one.side === 'least' ? [one, other] : [other, one]
    return (
      one.side !== other.side &&
      isOneMeasure(one.told, other.told, sentence) &&
      Number(least.value) < Number(most.value) &&
      !tells(Math.min(one.told.end, other.told.end), Math.max(one.told.at, other.told.at))
    )
  }
  return bounds.map((bound) => {
    const [other, more] = bounds.filter((one) => one !== bound && isPair(bound, one))
    return other && !more ? { ...bound, other: other.told } : bound
  })
}

/** Two figures with nothing between them but "to", the lesser first. */
function rangesIn({ values, text }: Sentence): Bound[] {
  const figures = values.filter(isFigure)
  return figures.flatMap((low, index): Bound[] => {
    const high = figures[index + 1]
    if (!high) return []
    const joint = text.slice(low.end, high.at)
    const joined = until.test(joint) || (and.test(joint) && between.test(text.slice(0, low.at)))
    // "8 to 14k": thousands are said once.
    const least =
      /k\b/i.test(high.text) && Number(low.value) < 1000 ? Number(low.value) * 1000 : Number(low.value)
    if (!joined || least >= Number(high.value)) return []
    return [
      { told: low, value: String(least), side: 'least', other: high },
      { told: high, value: high.value, side: 'most', other: low },
    ]
  })
}

const all = Object.values(boundWords)
const leads = Object.values(comparisonWords).map((words) => words.split('\n').at(-1) ?? '')
/** So little is said between two figures that its language need not be known. */
const until = new RegExp(`^\\s*(?:${all.map(({ between }) => between).join('|')}|[-–—~〜])\\s*[€$£¥]?$`, 'iu')
const and = new RegExp(`^\\s*(?:${all.map((words) => words.and).join('|')})\\s*[€$£¥]?$`, 'iu')
const between = new RegExp(`(?<!\\p{L})(?:${leads.join('|')})\\s*[€$£¥]?$`, 'iu')

interface Chosen {
  readonly slot: Slot
  readonly value: string
  readonly option: boolean
}

function slotFor(
  bound: Bound,
  free: readonly BoundedSlot[],
  {
    sentence,
    bounded,
    named,
  }: { readonly sentence: Sentence; readonly bounded: readonly BoundedSlot[]; readonly named: boolean },
): Chosen | undefined {
  const { told, other } = bound
  // What both count is said behind the second.
  const measured = other && other.at > told.at ? other : told
  const fitting = free.flatMap(({ slot, side, of }) => {
    // A range has two ends.
    const paired = !other || bounded.some((one) => one.side !== side && one.of === of)
    const fits = side === bound.side && paired && !isOtherUnit(measured, slot, sentence)
    const chosen = fits ? valueIn(slot, bound) : undefined
    return chosen ? [chosen] : []
  })
  if (isAmount(told) || (other && isAmount(other)))
    return onlyOf(fitting.filter(({ slot }) => speaksOfMoney(slot)))
  const said = saidOf(measured, sentence)
  if (named)
    return onlyOf(fitting.filter(({ slot }) => isOwnUnit(measured, slot, sentence) || said.names(slot)))
  return said.counts
    ? undefined
    : onlyOf(fitting.filter(({ slot }) => wantsYear(slot) === isYear(bound.value)))
}

/** As a field takes it: a list has to hold it. */
function valueIn(slot: Slot, { value }: Bound): Chosen | undefined {
  if (slot.options.length === 0) return { slot, value, option: false }
  const [one, more] = slot.options.filter(({ option = '' }) => option.replace(/\D/gu, '') === value)
  return one?.option === undefined || more ? undefined : { slot, value: one.option, option: true }
}

function onlyOf(found: readonly Chosen[]): Chosen | undefined {
  const [one, more] = found
  return more ? undefined : one
}

const wantsYear = ({ labels }: Slot) =>
  labels.some(({ senses }) => senses.some(({ notion }) => notion === 'year'))
const isYear = (value: string) => /^(?:19|20)\d\d$/.test(value)

const mileage = new RegExp(`(?<!\\p{L})(?:${mileageWords})(?!\\p{L})`, 'iu')
/** What every such field is called. */
const general = /^(?:minimum|maximum|number|count|amount|minute|quantity)$/

/** What the part of a sentence that holds a figure speaks of, and whether the figure counts something. */
function saidOf(told: Value, sentence: Sentence) {
  const { words, weights, reach, places, text } = sentence
  const clause = clausesOf(sentence).find(({ at, end }) => at <= told.at && told.at < end)
  // "Not more than" speaks of no price, and "max" of no field.
  const bounding = comparisonsIn(sentence).places
  const inside = (place: number) => {
    const word = bounding.has(place) ? undefined : words[place]
    return clause !== undefined && word !== undefined && clause.at <= word.at && word.end <= clause.end
  }
  const driven = clause !== undefined && mileage.test(text.slice(clause.at, clause.end))
  const next = words.findIndex(({ at }) => at >= told.end)
  const counts = driven || (inside(next) && words[next]!.content && isTelling(weights[next]))
  const names = ({ labels, around }: Slot) =>
    [...labels, ...around.slice(0, 1)].some(({ senses, words: own }) =>
      driven
        ? senses.some(({ notion }) => notion === 'mileage')
        : senses.some(
            ({ notion }) => !general.test(notion) && (reach.get(notion)?.places ?? []).some(inside),
          ) || own.some(({ stem, content }) => content && (places.get(stem) ?? []).some(inside)),
    )
  return { names, counts }
}
