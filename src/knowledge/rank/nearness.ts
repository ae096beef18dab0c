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

/** Where a notion leads: to which columns, and how far. */
interface Row {
  readonly columns: number[]
  readonly weights: number[]
}

/** Compares by a table that is filled once a question: a few hundred terms of its candidates are held against it. */
export function nearnessTo({ terms, time, whole }: NearnessOptions): Nearness {
  const columns = [...terms, time]
  // By the numbers of notions; most lead nowhere, and the others to few columns.
  const rows: Row[] = []
  const slots = new Uint16Array(2 ** 16)
  const add = (notion: number, column: number, weight: number) => {
    const slot = (slots[notion] ||= rows.push({ columns: [], weights: [] }))
    const row = rows[slot - 1]!
    row.columns.push(column)
    row.weights.push(Math.fround(weight))
  }
  for (const [column, direction] of columns.entries())
    direction?.notions.forEach((notion, at) => add(notion, column, direction.weights[at] ?? 0))
  for (const [notion, weight] of whole) add(notion, columns.length, weight)

  const width = columns.length + 1
  const sums = new Float32Array(width)
  function to({ notions, weights }: Direction): Float32Array | undefined {
    let isNear = false
    for (let at = 0; at < notions.length; at++) {
      const slot = slots[notions[at]!]!
      if (slot === 0) continue
      if (!isNear) sums.fill(0)
      isNear = true
      const weight = weights[at]!
      const { columns: near, weights: far } = rows[slot - 1]!
      for (let place = 0; place < near.length; place++) sums[near[place]!]! += weight * far[place]!
    }
    if (!isNear) return undefined
    for (let column = 0; column < width - 1; column++) if (sums[column]! < least) sums[column] = 0
    return sums
  }
  return { to }
}
