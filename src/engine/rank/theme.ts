import { oncePerObject } from '#protocol'
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
  const { nears, nowhere } = denied ? nearsToAll(sentence) : nearsToWanted(sentence)
  if (!labels.some((one) => nears(one).nearest) && !around.some((one) => nears(one).nearest)) return nowhere
  const nearest = new Float32Array(sentence.weights.length)
  let label = 0
  for (const one of labels) label = Math.max(label, raise(nearest, nears(one)))
  const said = shareOf(nearest, sentence.weights)
  const own = nearest.slice()
  for (const one of around) raise(nearest, nears(one))
  return { label, said, around: shareOf(nearest, sentence.weights) - said, own, nearest }
}

/** How near a text comes to a sentence. */
interface Near {
  /** How much of the text is near to any word. */
  readonly label: number
  /** How near it comes to each word; undefined: to none. */
  readonly nearest: Float32Array | undefined
}

/** What texts are to one sentence. */
interface Nears {
  nears(text: Meaning): Near
  /** The theme of what comes near to nothing, as most of a page does. */
  readonly nowhere: Theme
}

// Things share their headings and rows: each text is held against a sentence once, and once more with what is denied.
const nearsToWanted = oncePerObject((sentence: Sentence) => nearsTo(sentence, false))
const nearsToAll = oncePerObject((sentence: Sentence) => nearsTo(sentence, true))

function nearsTo(sentence: Sentence, denied: boolean): Nears {
  const texts = new Map<Meaning, Near>()
  const nothing = new Float32Array(sentence.weights.length)
  return {
    nears(text) {
      const near = texts.get(text) ?? meet(text, sentence, denied)
      texts.set(text, near)
      return near
    },
    nowhere: { label: 0, said: 0, around: 0, own: nothing, nearest: nothing },
  }
}

/** Brings each word up to where a text comes nearer to it; returns how much of the text is near to any. */
function raise(nearest: Float32Array, { label, nearest: own }: Near): number {
  if (own)
    for (let place = 0; place < own.length; place++)
      if (own[place]! > nearest[place]!) nearest[place] = own[place]!
  return label
}

function meet({ words }: Meaning, { likeness, places, excluded, weights }: Sentence, denied: boolean): Near {
  const nearest = new Float32Array(weights.length)
  let whole = 0
  let met = 0
  for (const { stem, letters, content } of words) {
    if (!content) continue
    whole += 1
    const own = letters.length < reading.shortWord ? undefined : places.get(stem)
    const near = likeness(stem)
    if (!own && !near) continue
    let best = 0
    for (let place = 0; place < nearest.length; place++) {
      if (!weights[place] || (excluded[place] && !denied)) continue
      const like = own?.includes(place) ? 1 : (near?.[place] ?? 0)
      if (like > nearest[place]!) nearest[place] = like
      if (like > best) best = like
    }
    met += best
  }
  return met === 0 ? far : { label: met / whole, nearest }
}

const far: Near = { label: 0, nearest: undefined }

/** How near texts come to each word, by where words point or by the notions that several of them make. */
export function nearestOf(nearest: Float32Array, met: ReadonlyMap<number, Level>): Float32Array {
  const raised = nearest.slice()
  for (const [place, level] of met) raised[place] = Math.max(raised[place] ?? 0, answering.metBy[level])
  return raised
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

/** How much of what was said is near, by what each word weighs. */
function shareOf(nearest: Float32Array, weights: readonly number[]): number {
  let whole = 0
  let met = 0
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place]!
    whole += weight
    met += weight * (nearest[place] ?? 0)
  }
  return whole === 0 ? 0 : met / whole
}
