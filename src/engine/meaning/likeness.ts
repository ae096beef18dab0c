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
  let table: Map<number, Float32Array> | undefined
  return (stem) => {
    if (known.has(stem)) return known.get(stem)
    table ??= tableOf(words, (word) => meanings.direction(word, language))
    const sums = nearest(meanings.direction(stem, pageLanguage), table, words.length)
    known.set(stem, sums)
    return sums
  }
}

type Pointing = ReturnType<Meanings['direction']>

/** The words of a sentence by the notions they point to. */
function tableOf(words: readonly Word[], directionOf: (stem: string) => Pointing): Map<number, Float32Array> {
  const table = new Map<number, Float32Array>()
  for (const [place, { stem, content }] of words.entries()) {
    const direction = content ? directionOf(stem) : undefined
    direction?.notions.forEach((notion, at) => {
      const row = table.get(notion) ?? new Float32Array(words.length)
      row[place] = direction.weights[at] ?? 0
      table.set(notion, row)
    })
  }
  return table
}

function nearest(
  direction: Pointing,
  table: ReadonlyMap<number, Float32Array>,
  count: number,
): Float32Array | undefined {
  if (!direction) return undefined
  let sums: Float32Array | undefined
  for (let at = 0; at < direction.notions.length; at++) {
    const row = table.get(direction.notions[at] ?? 0)
    if (!row) continue
    sums ??= new Float32Array(count)
    const weight = direction.weights[at] ?? 0
    for (let place = 0; place < count; place++) sums[place]! += weight * row[place]!
  }
  if (!sums?.some((sum) => sum >= reading.leastLikeness)) return undefined
  return sums.map((sum) => (sum < reading.leastLikeness ? 0 : Math.min(1, sum)))
}
