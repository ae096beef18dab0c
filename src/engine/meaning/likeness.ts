import type { ConceptLanguage } from '#languages'
import { reading } from '../weights.ts'
import type { Word } from '../words/words.ts'
import type { Meanings } from './meanings.ts'

/** How near a word of the page comes to each word of a sentence, from 0 to 1; undefined: to none. */
export type Likeness = (stem: string) => Float32Array | undefined

/** Compares by where words point among the notions: those that mean one thing point one way, in any language. */
export function likenessTo(
  words: readonly Word[],
  language: ConceptLanguage,
  pageLanguage: ConceptLanguage,
  meanings: Meanings,
): Likeness {
  const known = new Map<string, Float32Array | undefined>()
  let table: Table | undefined
  return (stem) => {
    if (known.has(stem)) return known.get(stem)
    table ??= tableOf(words, (word) => meanings.direction(word, language))
    const sums = nearest(meanings.direction(stem, pageLanguage), table, words.length)
    known.set(stem, sums)
    return sums
  }
}

type Pointing = ReturnType<Meanings['direction']>

/** How far each word of a sentence points to the notions, a row for each of these. */
interface Table {
  readonly rows: ReadonlyMap<number, number>
  readonly weights: Float32Array
}

function tableOf(words: readonly Word[], directionOf: (stem: string) => Pointing): Table {
  const rows = new Map<number, number>()
  const directions = words.map(({ stem, content }) => (content ? directionOf(stem) : undefined))
  for (const direction of directions)
    for (const notion of direction?.notions ?? []) if (!rows.has(notion)) rows.set(notion, rows.size)
  // In one array: a sentence points to hundreds, and each of its own costs more than what is in it.
  const weights = new Float32Array(rows.size * words.length)
  for (const [place, direction] of directions.entries()) {
    if (!direction) continue
    for (let at = 0; at < direction.notions.length; at++)
      weights[rows.get(direction.notions[at]!)! * words.length + place] = direction.weights[at]!
  }
  return { rows, weights }
}

function nearest(direction: Pointing, table: Table, count: number): Float32Array | undefined {
  if (!direction) return undefined
  let sums: Float32Array | undefined
  for (let at = 0; at < direction.notions.length; at++) {
    const row = table.rows.get(direction.notions[at]!)
    if (row === undefined) continue
    sums ??= new Float32Array(count)
    const weight = direction.weights[at]!
    for (let place = 0; place < count; place++) sums[place]! += weight * table.weights[row * count + place]!
  }
  if (!sums?.some((sum) => sum >= reading.leastLikeness)) return undefined
  return sums.map((sum) => (sum < reading.leastLikeness ? 0 : Math.min(1, sum)))
}
