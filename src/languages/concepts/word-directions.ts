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

/** The same for whole notions. */
export function spread(told: ReadonlyMap<number, number>, kin: Kin): Direction {
  const met: number[] = []
  const raise = (notion: number, near: number) => {
    if (weights[notion] === unmet) met.push(notion)
    if (near > weights[notion]!) weights[notion] = near
  }
  for (const [notion, weight] of told) raise(notion, weight)
  for (const [notion, weight] of told) {
    if (kin.degree(notion) > maxNeighbours) continue
    kin.visit(notion, (other, { relation, reversed }) => {
      const near = weight * reach[relation]
      raise(other, near)
      if (relation !== 'kind' || reversed) return
      // A poodle is a dog, and so a pet: what a kind is a kind of is meant a little as well.
      kin.visit(other, (higher, step) => {
        if (step.relation === 'kind' && !step.reversed) raise(higher, near * reach.kind)
      })
    })
  }
  const kept = nearestOf(met)
  let squares = 0
  for (const notion of kept) squares += weights[notion]! * weights[notion]!
  const length = Math.sqrt(squares)
  // Of one buffer: thousands of directions are kept, and a buffer takes more than what is in it.
  const buffer = new ArrayBuffer(
    kept.length * (Float32Array.BYTES_PER_ELEMENT + Uint16Array.BYTES_PER_ELEMENT),
  )
  const far = new Float32Array(buffer, 0, kept.length)
  const notions = new Uint16Array(buffer, far.byteLength, kept.length)
  for (let at = 0; at < kept.length; at++) {
    notions[at] = kept[at]!
    far[at] = weights[kept[at]!]! / length
  }
  for (const notion of met) weights[notion] = unmet
  return { notions, weights: far }
}

/** Room for how far each notion is pointed to, empty between two calls: a common word points to thousands. */
const unmet = -1
const weights = new Float64Array(2 ** 16).fill(unmet)

/** Those that are pointed to most, of two that are alike the one that was met first; to sort all would take longer. */
function nearestOf(met: readonly number[]): number[] {
  const kept: number[] = []
  for (const notion of met) {
    const near = weights[notion]!
    if (kept.length === maxNotions && near <= weights[kept[maxNotions - 1]!]!) continue
    let at = Math.min(kept.length, maxNotions - 1)
    for (; at > 0 && weights[kept[at - 1]!]! < near; at--) kept[at] = kept[at - 1]!
    kept[at] = notion
  }
  return kept
}
