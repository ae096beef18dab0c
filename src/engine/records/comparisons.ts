import { oncePerObject } from '#protocol'
import {
  superlativeNames,
  comparativeWords,
  comparisonNames,
  comparisonWords,
  leavingOutWords,
  type ComparisonName,
  type CueName,
} from '#languages'
import { clausesOf } from '../understand/clauses.ts'
import { overlap } from '../understand/extent.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Value } from '../understand/values.ts'
import { records } from '../weights.ts'
import { cuePlaces, phraseReader, type Found } from '../words/cues.ts'

/** A number that things alike must be under or over. */
export interface Limit {
  readonly relation: 'below' | 'above' | 'atMost' | 'atLeast'
  readonly kind: 'money' | 'number' | 'date' | 'time'
  /** A number, or a day as `2026-11-20`. */
  readonly value: string
  /** What the number counts: "users". */
  readonly noun: string | undefined
}

/** What a sentence asks of things alike beside their words. */
export interface Comparisons {
  readonly limits: readonly Limit[]
  /** Limits that leave nothing out: "don't hide those over 100". */
  readonly lifted: readonly Limit[]
  /** The most or the least of something. */
  readonly extreme: Found<ComparisonName> | undefined
  /** The same where it only holds between things that are named: "cheaper". */
  readonly comparative: Found<ComparisonName> | undefined
  /** Whether what keeps to the limits is left out. */
  readonly leavesOut: boolean
  readonly compares: boolean
  readonly sums: boolean
  /** Which words say so. */
  readonly places: ReadonlySet<number>
}

const relations = new Set<ComparisonName>(['below', 'above', 'atMost', 'atLeast'])
const read = phraseReader(comparisonNames, comparisonWords)
const readComparatives = phraseReader(superlativeNames, comparativeWords)

/** The superlative that a name holds: "Largest". */
export function superlativeIn(
  words: Sentence['words'],
  language: Sentence['language'],
): ComparisonName | undefined {
  return read(words, language).find(({ name }) => superlatives.has(name))?.name
}

/** The relation that a name holds: "Under £20". */
export function relationIn(
  words: readonly { readonly letters: string }[],
  language: Sentence['language'],
): Limit['relation'] | undefined {
  return read(words, language).find(({ name }) => relations.has(name))?.name as Limit['relation'] | undefined
}

const superlatives = new Set<ComparisonName>(superlativeNames)

/** Reads limits, superlatives and the like out of a sentence. */
export const comparisonsIn: (sentence: Sentence) => Comparisons = oncePerObject(readComparisons)

function readComparisons(sentence: Sentence): Comparisons {
  const { words, values, language, negated } = sentence
  const found = read(words, language)
  const places = new Set<number>()
  const take = ({ from, to }: Found<ComparisonName>) => {
    for (let at = from; at < to; at++) places.add(at)
  }
  const used = new Set<Value>()
  let leavesOut = false
  const lifted: Limit[] = []
  const limits = found.flatMap((one): Limit[] => {
    if (one.name === 'between') {
      const pair = valuesBetween(one)
      if (!pair || pair.some((value) => used.has(value))) return []
      for (const value of pair) used.add(value)
      take(one)
      return rangeOf(pair)
    }
    // The "more than" of "not more than".
    if (!relations.has(one.name) || inside(one, found)) return []
    const value = valueBeside(one)
    const kind = value && kinds[value.kind]
    if (!value || !kind || used.has(value)) return []
    used.add(value)
    take(one)
    const said = one.name as Limit['relation']
    // "Nothing over 90", "hide all over 90" is at most that.
    const out = leftOut(one.from, sentence)
    leavesOut ||= out === true
    const relation = (out ?? negated[one.from]) ? denials[said] : said
    const limit = { relation, kind, value: value.value, noun: value.noun }
    if (out !== false) return [limit]
    lifted.push(limit)
    return []
  })
  const others = found.filter((one) => !relations.has(one.name) && !inside(one, found))
  // "Mejor el sábado" would rather have that day.
  const rather = sentence.cues.some(({ name, from }) => name === 'instead' && from === 0)
  const extreme = others.find(({ name, from }) => !noExtremes.has(name) && !(rather && from === 0))
  for (const one of others) if (one === extreme || one.name === 'compare' || one.name === 'sum') take(one)
  const has = (name: ComparisonName) => others.some((one) => one.name === name)
  const comparative = readComparatives(words, language)
    .filter(({ from }) => !places.has(from))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  return {
    limits,
    lifted,
    extreme,
    comparative,
    leavesOut,
    compares: has('compare'),
    sums: has('sum'),
    places,
  }

  /** "Between 50 and 100": two numbers with no more than a word between them. */
  function valuesBetween({ from, to }: Found<ComparisonName>): readonly [Value, Value] | undefined {
    const start = words[from]?.at ?? 0
    const end = words[to - 1]?.end ?? 0
    const pairs = values.flatMap((low, at) => {
      const high = values[at + 1]
      return high && wordsIn(low.end, high.at) <= 1 ? [[low, high] as const] : []
    })
    return pairs.find(
      ([low, high]) =>
        (low.at >= end && wordsIn(end, low.at) === 0) || (high.end <= start && wordsIn(high.end, start) <= 1),
    )
  }

  /** The number behind the words, or before them, as some languages have it. */
  function valueBeside({ from, to }: Found<ComparisonName>): Value | undefined {
    const start = words[from]?.at ?? 0
    const end = words[to - 1]?.end ?? 0
    const behind = values.find(({ at }) => at >= end && wordsIn(end, at) <= records.wordsToValue)
    return behind ?? values.findLast((value) => value.end <= start && wordsIn(value.end, start) <= 1)
  }

  function wordsIn(from: number, to: number): number {
    return words.filter((word) => word.at >= from && word.end <= to).length
  }
}

const readLeavingOut = phraseReader(['leavesOut'], leavingOutWords)

/** Whether what a place stands with is left out, or just not: "don't hide those over 100"; undefined where nothing says so. */
function leftOut(place: number, sentence: Sentence): boolean | undefined {
  const { words, language, senses, negated, cues } = sentence
  // "Do not show" says no more than its "not".
  const denying = cuePlaces(cues, notCue)
  // The verb of Japanese is read without what denies it: it shows as well.
  const shows = new Set(senses.flatMap(({ notion, places }) => (notion === 'act.show' ? places : [])))
  const hiding = senses.filter(
    ({ notion, places }) => notion === 'act.hide' && !places.some((at) => denying.has(at) || shows.has(at)),
  )
  const found = [
    ...readLeavingOut(words, language).map(({ from }) => from),
    ...hiding.flatMap(({ places }) => places.slice(0, 1)),
  ]
  const clause = clausesOf(sentence).find((one) => overlap(one, words[place]!))
  const verb = found.find((at) => !clause || overlap(clause, words[at]!))
  return verb === undefined ? undefined : !negated[verb]
}

const notCue = new Set<CueName>(['not'])

/** What a relation comes to that is denied. */
const denials = { below: 'atLeast', above: 'atMost', atMost: 'above', atLeast: 'below' } as const

const kinds: Readonly<Partial<Record<Value['kind'], Limit['kind']>>> = {
  money: 'money',
  number: 'number',
  date: 'date',
  time: 'time',
}

const noExtremes = new Set<ComparisonName>(['compare', 'sum', 'between'])

/** What is said of the one number is said of both: "between 50 and 100 euros". */
function rangeOf([low, high]: readonly [Value, Value]): Limit[] {
  const kind = kinds[high.kind] === 'number' ? kinds[low.kind] : kinds[high.kind]
  if (!kind) return []
  const noun = high.noun ?? low.noun
  return [
    { relation: 'atLeast', kind, value: low.value, noun },
    { relation: 'atMost', kind, value: high.value, noun },
  ]
}

/** "Most" in "most expensive" says nothing by itself. */
function inside(one: Found<ComparisonName>, all: readonly Found<ComparisonName>[]): boolean {
  return all.some(
    (other) =>
      other !== one &&
      other.from <= one.from &&
      other.to >= one.to &&
      other.to - other.from > one.to - one.from,
  )
}
