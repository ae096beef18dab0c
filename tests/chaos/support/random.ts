/** A seeded source of chance: the same seed makes the same choices. */
export interface Random {
  /** From 0 to just below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  oneOf<Item>(items: readonly Item[]): Item
}

export function seeded(seed: number): Random {
  let state = seed | 0
  // mulberry32: short, and good enough to spread faults.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    oneOf: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
  }
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random.next() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
