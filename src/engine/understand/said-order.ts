import { orderEnds, orderEndWords, type ConceptLanguage, type OrderEnd } from '#languages'
import { phraseReader, type Found } from '../words/cues.ts'
import type { Word } from '../words/words.ts'

/** Which end of an order comes first, of what it is made, and the words that say so. */
export interface SaidOrder {
  readonly first: 'least' | 'most'
  /** Undefined where only the way is told: "ascending". */
  readonly of: 'money' | 'amount' | 'time' | 'name' | undefined
  /** Whether both ends are told, the way itself, or where one end is wanted: nothing else need say that it is an order. */
  readonly whole: boolean
  readonly places: readonly number[]
}

type End = Exclude<OrderEnd, 'front' | 'back' | 'sorts'>

const ends: Readonly<Record<End, Pick<SaidOrder, 'first' | 'of'>>> = {
  cheap: { first: 'least', of: 'money' },
  dear: { first: 'most', of: 'money' },
  low: { first: 'least', of: 'amount' },
  high: { first: 'most', of: 'amount' },
  new: { first: 'most', of: 'time' },
  old: { first: 'least', of: 'time' },
  up: { first: 'least', of: undefined },
  down: { first: 'most', of: undefined },
  fromA: { first: 'least', of: 'name' },
  fromZ: { first: 'most', of: 'name' },
}

const wholeWays: ReadonlySet<OrderEnd> = new Set<OrderEnd>(['up', 'down', 'fromA', 'fromZ'])
const read = phraseReader(orderEnds, orderEndWords)

/** "From cheap to expensive", "high to low", "descending", "the dear ones last": the end that is said first comes first. */
export function saidOrder(
  words: readonly Pick<Word, 'letters'>[],
  language: ConceptLanguage,
): SaidOrder | undefined {
  const all = read(words, language)
  const found = all
    .filter((one) => !all.some((other) => isWithin(one, other)))
    .toSorted((one, other) => one.from - other.from)
  const told = found.filter(isEnd)
  const way = told.find(({ name }) => wholeWays.has(name))
  const [lead, other, more] = way ? [way, ...told.filter((one) => one !== way)] : told
  if (!lead || more || (other && !way && !isOpposite(lead, other))) return undefined
  const [front, back] = (['front', 'back'] as const).map((name) => found.some((one) => one.name === name))
  const { first, of } = ends[lead.name]
  const isLast = other === undefined && back === true && front !== true
  return {
    first: isLast ? opposite[first] : first,
    of: of ?? (other && ends[other.name].of),
    whole: way !== undefined || other !== undefined || front === true || isLast,
    places: found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  }
}

const opposite = { least: 'most', most: 'least' } as const

function isEnd(found: Found<OrderEnd>): found is Found<End> {
  return found.name in ends
}

/** The words that only say that something is put in order: "sort by". */
export function sortingPlaces(words: readonly Pick<Word, 'letters'>[], language: ConceptLanguage): number[] {
  return read(words, language).flatMap(({ name, from, to }) =>
    name === 'sorts' ? Array.from({ length: to - from }, (_, at) => from + at) : [],
  )
}

/** "Cheap to expensive", "lowest price to highest": the two ends of one quantity. */
function isOpposite({ name: one }: Found<End>, { name: other }: Found<End>): boolean {
  const [from, to] = [ends[one], ends[other]]
  const sums = [from.of, to.of].every((of) => of === 'money' || of === 'amount')
  return from.first !== to.first && (from.of === to.of || sums)
}

function isWithin(one: Found<OrderEnd>, other: Found<OrderEnd>): boolean {
  return other !== one && other.from <= one.from && one.to <= other.to && other.size > one.size
}
