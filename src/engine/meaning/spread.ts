import type { Lexicon } from '#languages'
import type { Meaning } from './meanings.ts'

/** How far a notion is from what was said: said itself, or a step away. */
export type Distance = 'same' | 'near'

/** A notion in reach of a sentence, and the words of the sentence it is reached from. */
export interface Reached {
  readonly distance: Distance
  readonly places: readonly number[]
  /** Through an opposite: "stop" reaches "start". */
  readonly opposite: boolean
  /** As what one of them is: "black" reaches colours. */
  readonly kind?: boolean
}

/** Every notion that a sentence reaches in one step. A look-up of it costs nothing for each label. */
export function spread(
  { senses }: Pick<Meaning, 'senses'>,
  lexicon: Lexicon,
  measuring: (place: number) => boolean = () => false,
  naming: (place: number) => boolean = () => false,
): ReadonlyMap<string, Reached> {
  const found = new Map<string, Reached>()
  const meet = (notion: string, reached: Reached) => {
    const known = found.get(notion)
    // What undoes a thing that was said is not near it, near as it may be to something else that was.
    const nearer = reached.distance === 'same' || (reached.opposite && known?.opposite === false)
    if (!known || (known.distance === 'near' && nearer)) found.set(notion, reached)
  }
  for (const { notion, places } of senses) {
    meet(notion, { distance: 'same', places, opposite: false })
    // The "page" of "the next page" speaks of no books.
    if (places.every(naming)) continue
    for (const { notion: next, step } of lexicon.neighbours(notion)) {
      // "How tall" asks for the height itself.
      const measured = step.relation === 'for' && !step.reversed && places.every(measuring)
      meet(next, {
        distance: measured ? 'same' : 'near',
        places,
        opposite: step.relation === 'opposite',
        ...(step.relation === 'kind' && !step.reversed && { kind: true }),
      })
    }
  }
  return found
}
