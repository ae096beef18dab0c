import { once } from '#protocol'
import { hashLetters } from './hash-letters.ts'
import { leastArray, type WholeNumbers } from './least-array.ts'

/** Different strings, each with its number, from 0. */
export interface StringTable extends Iterable<string> {
  readonly size: number
  number(string: string): number | undefined
  at(number: number): string
  /** Those that are at least and at most so long, in their order; only those whose first or second letter is that of another. */
  ofLength(least: number, most: number, like?: string): Iterable<string>
}

/** Strings one behind the other, and where each begins; the last start is the end. */
export interface JoinedStrings {
  readonly text: string
  readonly starts: Uint32Array
}

export function joinStrings(strings: Iterable<string>): JoinedStrings {
  const list = [...strings]
  return { text: list.join(''), starts: startsOf(list) }
}

/** Keeps strings as one text and two arrays: a quarter of what a Map of them takes, and nothing for the collector to walk. */
export function stringTable({ text, starts }: JoinedStrings): StringTable {
  // Those that are only walked over need none.
  const slotted = once(() => slotsOf(ofLength(0, Infinity), starts.length - 1))
  const at = (number: number) => text.slice(starts[number], starts[number + 1])

  function* ofLength(least: number, most: number, like?: string): Iterable<string> {
    const [first, second] = [like?.charCodeAt(0), like?.charCodeAt(1)]
    for (let number = 0; number + 1 < starts.length; number++) {
      const start = starts[number]!
      const length = starts[number + 1]! - start
      if (length < least || length > most) continue
      // Looked at where they stand: most are not alike, and need not be cut out.
      if (like === undefined || text.charCodeAt(start) === first || text.charCodeAt(start + 1) === second)
        yield at(number)
    }
  }

  return {
    size: starts.length - 1,
    number(string) {
      const slots = slotted()
      for (let slot = slotOf(string, slots.length); slots[slot] !== 0; slot = (slot + 1) % slots.length) {
        const number = slots[slot]! - 1
        const start = starts[number]!
        if (starts[number + 1]! - start === string.length && text.startsWith(string, start)) return number
      }
      return undefined
    },
    at,
    ofLength,
    [Symbol.iterator]: () => ofLength(0, Infinity)[Symbol.iterator](),
  }
}

function startsOf(strings: readonly string[]): Uint32Array {
  const starts = new Uint32Array(strings.length + 1)
  for (const [number, { length }] of strings.entries()) starts[number + 1] = starts[number]! + length
  return starts
}

/** Under each hash the number of its string, plus one; those that were taken already lie behind it. */
function slotsOf(strings: Iterable<string>, size: number): WholeNumbers {
  const slots = leastArray(2 * size + 1, size)
  let number = 0
  for (const string of strings) {
    let slot = slotOf(string, slots.length)
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length
    slots[slot] = ++number
  }
  return slots
}

function slotOf(string: string, slots: number): number {
  return (hashLetters(string) >>> 0) % slots
}
