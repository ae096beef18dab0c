/** Below this two words are two words. */
const leastShared = 0.62

/** How far one word may stand for another: a slip of the pen, or one inside the other. 0: not at all. */
export function likeness(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  // "versand" in "versandkosten", "kost" at its end: the longer says more, so it is not the same.
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short)))
    return 0.35 + (0.5 * short.length) / long.length
  if (2 * (short.length + 1) < leastShared * (short.length + long.length + 2)) return 0
  const shared = dice(pairs(one), pairs(other))
  return shared < leastShared ? 0 : 0.9 * shared
}

/** Every two letters in a row, as numbers, with where the word begins and ends. */
function pairs(word: string): number[] {
  const found: number[] = []
  for (let [at, before] = [0, space]; at <= word.length; at++) {
    const code = at === word.length ? space : word.charCodeAt(at)
    found.push(before * 65_536 + code)
    before = code
  }
  return found
}
const space = 32

function dice(one: readonly number[], other: number[]): number {
  let shared = 0
  for (const pair of one) {
    const at = other.indexOf(pair)
    if (at < 0) continue
    // Each counts once.
    other[at] = -1
    shared += 1
  }
  return (2 * shared) / (one.length + other.length)
}
