/** Finds numbers by two others, in one piece of memory: thousands are looked up for a question, and each look elsewhere costs. */
export interface WordTable {
  /** -1: it is not there. */
  find(one: number, other: number): number
  /** What is not there yet. */
  add(one: number, other: number, held: number): void
}

/** A cell is two keys and what they hold, counted from 1. */
const cellLength = 3
const leastCells = 2 ** 10
const maxLoad = 0.7

export function wordTable(): WordTable {
  let mask = leastCells - 1
  let cells = new Int32Array(cellLength * leastCells)
  let count = 0

  function find(one: number, other: number): number {
    for (let at = placeOf(one); ; at = (at + 1) & mask) {
      const cell = at * cellLength
      const held = cells[cell + 2]!
      if (held === 0) return -1
      if (cells[cell] === one && cells[cell + 1] === other) return held - 1
    }
  }

  function placeOf(one: number): number {
    return (one ^ (one >>> 15)) & mask
  }

  function put(one: number, other: number, held: number): void {
    let at = placeOf(one)
    while (cells[at * cellLength + 2] !== 0) at = (at + 1) & mask
    cells.set([one, other, held], at * cellLength)
  }

  function grow(): void {
    const before = cells
    mask = 2 * mask + 1
    cells = new Int32Array(cellLength * (mask + 1))
    for (let cell = 0; cell < before.length; cell += cellLength)
      if (before[cell + 2] !== 0) put(before[cell]!, before[cell + 1]!, before[cell + 2]!)
  }

  return {
    find,
    add(one, other, held) {
      if (count >= maxLoad * mask) grow()
      count += 1
      put(one, other, held + 1)
    },
  }
}
