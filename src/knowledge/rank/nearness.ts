import type { Direction } from '#languages'
import { thresholds } from './weights.ts'

/** How near words of a text come to what a question means, by where they point. */
export interface Nearness {
  /**
   * To each of its terms, behind them to units of time and to the question as a whole, from 0 to 1; undefined: to none.
   * Good until it is asked again.
   */
  to(direction: Direction): Float32Array | undefined
}

export interface NearnessOptions {
  /** Where each term of the question points, if anywhere. */
  readonly terms: readonly (Direction | undefined)[]
  readonly time: Direction
  /** Where the question points as a whole. */
  readonly whole: ReadonlyMap<number, number>
}

const { leastNearness: least } = thresholds

/** Compares by tables that are filled once a question: a few hundred terms of its candidates are held against them. */
export function nearnessTo({ terms, time, whole }: NearnessOptions): Nearness {
  const columns = [...terms, time]
  // By the numbers of notions; 0 is none of them.
  const slots = new Uint16Array(2 ** 16)
  let used = 0
  const slotOf = (notion: number) => (slots[notion] ||= ++used)
  for (const direction of columns) for (const notion of direction?.notions ?? []) slotOf(notion)
  for (const notion of whole.keys()) slotOf(notion)
  const width = columns.length + 1
  const table = new Float32Array((used + 1) * width)
  for (const [column, direction] of columns.entries())
    direction?.notions.forEach((notion, at) => {
      table[slotOf(notion) * width + column] = direction.weights[at] ?? 0
    })
  for (const [notion, weight] of whole) table[slotOf(notion) * width + width - 1] = weight

  const sums = new Float32Array(width)
  function to({ notions, weights }: Direction): Float32Array | undefined {
    let isNear = false
    for (let at = 0; at < notions.length; at++) {
      const slot = slots[notions[at]!]!
      if (slot === 0) continue
      if (!isNear) sums.fill(0)
      isNear = true
      const weight = weights[at]!
      for (let column = 0; column < width; column++) sums[column]! += weight * table[slot * width + column]!
    }
    if (!isNear) return undefined
    for (let column = 0; column < width - 1; column++) if (sums[column]! < least) sums[column] = 0
    return sums
  }
  return { to }
}
