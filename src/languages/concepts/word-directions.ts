import type { Kin, KinStep } from './kin.ts'
import type { PhraseIndex } from './phrase-index.ts'

/** Where a word points among the notions: words that mean one thing point one way, whatever their language. */
export interface Direction {
  /** Numbers of notions, and how far it points to each; the squares add up to 1. */
  readonly notions: Uint16Array
  readonly weights: Float32Array
}

/** How far a word that means a notion also points to those one step away. */
const reach: Readonly<Record<KinStep['relation'], number>> = {
  like: 0.6,
  kind: 0.35,
  for: 0.4,
  part: 0.3,
  sign: 0.3,
  opposite: 0.15,
}
/** A notion that touches this many others is near to everything. */
const maxNeighbours = 60
/** No word points to more notions than these: the rest is noise. */
const maxNotions = 48

/** Points a word at the notions whose phrases hold it: the more of a phrase it is, the straighter. */
export function directionOf(index: PhraseIndex, kin: Kin, stem: string): Direction | undefined {
  const told = new Map<number, number>()
  for (const { notion, share } of index.shares(stem))
    told.set(notion, Math.max(told.get(notion) ?? 0, share * share))
  if (told.size === 0) return undefined
  return spread(told, kin)
}

function upwards(notion: number, near: number, kin: Kin, weights: Map<number, number>): void {
  for (const { notion: other, step } of kin.neighbours(notion))
    if (step.relation === 'kind' && !step.reversed)
      weights.set(other, Math.max(weights.get(other) ?? 0, near))
}

/** The same for whole notions. */
export function spread(told: ReadonlyMap<number, number>, kin: Kin): Direction {
  const weights = new Map(told)
  for (const [notion, weight] of told) {
    const neighbours = kin.neighbours(notion)
    if (neighbours.length > maxNeighbours) continue
    for (const { notion: other, step } of neighbours) {
      const near = weight * reach[step.relation]
      weights.set(other, Math.max(weights.get(other) ?? 0, near))
      // A poodle is a dog, and so a pet: what a kind is a kind of is meant a little as well.
      if (step.relation === 'kind' && !step.reversed) upwards(other, near * reach.kind, kin, weights)
    }
  }
  const kept = [...weights].sort(([, a], [, b]) => b - a).slice(0, maxNotions)
  const length = Math.sqrt(kept.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return {
    notions: Uint16Array.from(kept, ([notion]) => notion),
    weights: Float32Array.from(kept, ([, weight]) => weight / length),
  }
}
