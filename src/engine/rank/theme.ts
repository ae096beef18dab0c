import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering, reading } from '../weights.ts'
import type { Level } from './cover.ts'

/** How near texts come to a sentence as a whole, word by word, from 0 to 1. */
export interface Theme {
  /** How much of the text is near to anything that was said. */
  readonly label: number
  /** How much of what was said is near to the text. */
  readonly said: number
  /** How much more of it is near to what stands around. */
  readonly around: number
  /** How near the text itself comes to each word, and the nearest of all. */
  readonly own: Float32Array
  readonly nearest: Float32Array
}

/** Holds the names of a thing, and what stands around it, against what a sentence is about. */
export function themeOf(
  sentence: Sentence,
  labels: readonly Meaning[],
  around: readonly Meaning[],
  denied = false,
): Theme {
  const nearest = new Float32Array(sentence.words.length)
  const label = Math.max(0, ...labels.map((one) => meet(one, sentence, nearest, denied)))
  const said = saidBy(nearest, sentence)
  const own = nearest.slice()
  for (const one of around) meet(one, sentence, nearest, denied)
  return { label, said, around: saidBy(nearest, sentence) - said, own, nearest }
}

/** Notes how near a text comes to each word; returns how much of the text is near to any. */
function meet(
  { words }: Meaning,
  { likeness, places, excluded, weights }: Sentence,
  nearest: Float32Array,
  denied: boolean,
): number {
  let whole = 0
  let met = 0
  for (const { stem, letters, content } of words) {
    if (!content) continue
    whole += 1
    const own = letters.length < reading.shortWord ? undefined : places.get(stem)
    const near = likeness(stem)
    let best = 0
    for (let place = 0; place < nearest.length; place++) {
      if (!weights[place] || (excluded[place] && !denied)) continue
      const like = own?.includes(place) ? 1 : (near?.[place] ?? 0)
      if (like > nearest[place]!) nearest[place] = like
      if (like > best) best = like
    }
    met += best
  }
  return whole === 0 ? 0 : met / whole
}

/** How much of what was said is near, by what each word weighs. */
function saidBy(nearest: Float32Array, { weights }: Sentence): number {
  return shareOf(nearest, weights)
}

/** How near texts come to each word, by where words point or by the notions that several of them make. */
export function nearestOf(nearest: Float32Array, met: ReadonlyMap<number, Level>): Float32Array {
  for (const [place, level] of met) nearest[place] = Math.max(nearest[place] ?? 0, answering.metBy[level])
  return nearest
}

/** What of a sentence tells these things apart: a word that most of them come near to says little. */
export function tellingApart(
  all: readonly Float32Array[],
  { weights }: Sentence,
): (of: Float32Array) => number {
  const rare = weights.map((weight, place) => {
    const near = all.reduce((sum, nearest) => sum + (nearest[place] ?? 0), 0)
    return weight * Math.log(1 + all.length / (1 + near))
  })
  return (nearest) => shareOf(nearest, rare)
}

function shareOf(nearest: Float32Array, weights: readonly number[]): number {
  let whole = 0
  let met = 0
  for (const [place, weight] of weights.entries()) {
    whole += weight
    met += weight * (nearest[place] ?? 0)
  }
  return whole === 0 ? 0 : met / whole
}
