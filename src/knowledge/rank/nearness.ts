import type { Direction } from '#languages'
import { thresholds } from './weights.ts'

/** How near words of a text come to what a question means, by where they point. */
export interface Nearness {
  /** To each of its terms, behind them to units of time and to the question as a whole, from 0 to 1; undefined: to none. */
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

  function to(direction: Direction): Float32Array | undefined {
    let sums: Float32Array | undefined
    for (let at = 0; at < direction.notions.length; at++) {
      const slot = slots[direction.notions[at] ?? 0] ?? 0
      if (slot === 0) continue
      sums ??= new Float32Array(width)
      const weight = direction.weights[at] ?? 0
      for (let column = 0; column < width; column++)
        sums[column]! += weight * (table[slot * width + column] ?? 0)
    }
    if (sums)
      for (let column = 0; column < width - 1; column++) if ((sums[column] ?? 0) < least) sums[column] = 0
    return sums
  }
  return { to }
}

/** Adds directions up to one of length 1. */
export function together(
  parts: readonly { readonly direction: Direction; readonly weight: number }[],
): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { direction, weight } of parts)
    direction.notions.forEach((notion, at) =>
      sum.set(notion, (sum.get(notion) ?? 0) + weight * (direction.weights[at] ?? 0)),
    )
  const length = Math.sqrt([...sum.values()].reduce((total, weight) => total + weight * weight, 0))
  if (length === 0) return new Map()
  for (const [notion, weight] of sum) sum.set(notion, weight / length)
  return sum
}

/** How far two directions are one, from 0 to 1. */
export function likeDirection(one: Direction, other: ReadonlyMap<number, number>): number {
  const { notions, weights } = one
  let sum = 0
  for (let at = 0; at < notions.length; at++) sum += (weights[at] ?? 0) * (other.get(notions[at] ?? 0) ?? 0)
  return sum
}
