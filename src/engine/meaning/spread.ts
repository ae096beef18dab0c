import type { KinStep, Lexicon } from '#languages'
import { reading } from '../weights.ts'
import type { Meaning } from './meanings.ts'

/** How far a notion is from what was said: said itself, a step away, or two. */
export type Distance = 'same' | 'near' | 'far'

/** A notion in reach of a sentence, and the words of the sentence it is reached from. */
export interface Reached {
  readonly distance: Distance
  readonly places: readonly number[]
  /** Through an opposite: "stop" reaches "start". */
  readonly opposite: boolean
}

/** Every notion that a sentence reaches over at most two steps. A look-up of it costs nothing for each label. */
export function spread(
  { senses }: Pick<Meaning, 'senses'>,
  lexicon: Lexicon,
  measuring: (place: number) => boolean = () => false,
  naming: (place: number) => boolean = () => false,
): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>()
  const meet = (notion: string, reached: Reached) => {
    const known = found.get(notion)
    if (!known || rank[reached.distance] < rank[known.distance]) found.set(notion, reached)
  }
  for (const { notion, places } of senses) {
    meet(notion, { distance: 'same', places, opposite: false })
    // The "page" of "the next page" speaks of no books.
    if (places.every(naming)) continue
    for (const { notion: next, step } of lexicon.neighbours(notion)) {
      const opposite = step.relation === 'opposite'
      // "How tall" asks for the height itself.
      const measured = step.relation === 'for' && !step.reversed && places.every(measuring)
      meet(next, { distance: measured ? 'same' : 'near', places, opposite })
      if (opposite) continue
      const others = lexicon.neighbours(next)
      if (others.length > reading.widestHub) continue
      for (const { notion: last, step: second } of others)
        if (leadsOn(step, second)) meet(last, { distance: 'far', places, opposite: false })
    }
  }
  return found
}

const rank: Record<Distance, number> = { same: 0, near: 1, far: 2 }

/** Two kinds of one thing are not each other: tea is no coffee. */
function leadsOn(first: KinStep, second: KinStep): boolean {
  if (second.relation === 'opposite') return false
  return !(first.relation === 'kind' && !first.reversed && second.relation === 'kind' && second.reversed)
}
