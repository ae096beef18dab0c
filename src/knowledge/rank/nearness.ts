import type { Direction } from '#languages'
import { thresholds } from './weights.ts'

/** How near words of a text come to what a question means, by where they point. */
export interface Nearness {
  /**
   * How near a part of these directions comes to each of its terms, behind them to units of time and to the question as a whole, from 0 to 1; undefined: to none.
   * Good until it is asked again.
   */
  to(directions: Direction, from: number, to: number): Float32Array | undefined
}

export interface NearnessOptions {
  /** Where each term of the question points, if anywhere. */
  readonly terms: readonly (Direction | undefined)[]
  readonly time: Direction
  /** Where the question points as a whole. */
  readonly whole: ReadonlyMap<number, number>
}

const { leastNearness: least } = thresholds

/** Compares by a table that is filled once a question: a few hundred terms of its candidates are held against it. */
export function nearnessTo({ terms, time, whole }: NearnessOptions): Nearness {
  const columns = [...terms, time]
  const links = columns.reduce((sum, direction) => sum + (direction?.notions.length ?? 0), whole.size)
  // By the numbers of notions the first link of each, and behind every link the next; most notions lead nowhere.
  const firsts = new Uint16Array(2 ** 16)
  const nexts = new Uint16Array(links + 1)
  const leadsTo = new Uint8Array(links + 1)
  const howFar = new Float32Array(links + 1)
  let made = 0
  const add = (notion: number, column: number, weight: number) => {
    made += 1
    nexts[made] = firsts[notion]!
    firsts[notion] = made
    leadsTo[made] = column
    howFar[made] = weight
  }
  for (const [column, direction] of columns.entries())
    direction?.notions.forEach((notion, at) => add(notion, column, direction.weights[at] ?? 0))
  for (const [notion, weight] of whole) add(notion, columns.length, weight)

  const width = columns.length + 1
  const sums = new Float32Array(width)
  function to({ notions, weights }: Direction, from: number, end: number): Float32Array | undefined {
    let isNear = false
    for (let at = from; at < end; at++) {
      let link = firsts[notions[at]!]!
      if (link === 0) continue
      if (!isNear) sums.fill(0)
      isNear = true
      const weight = weights[at]!
      for (; link !== 0; link = nexts[link]!) sums[leadsTo[link]!]! += weight * howFar[link]!
    }
    if (!isNear) return undefined
    for (let column = 0; column < width - 1; column++) if (sums[column]! < least) sums[column] = 0
    return sums
  }
  return { to }
}
