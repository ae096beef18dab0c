/** Below this two words are two words. */
const leastShared = 0.62

/** How far one word may stand for another: a slip of the pen, or one inside the other. 0: not at all. */
export function likeness(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  // "versand" in "versandkosten", "kost" at its end: the longer says more, so it is not the same.
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short)))
    return 0.35 + (0.5 * short.length) / long.length
  const shared = dice(bigrams(one), bigrams(other))
  return shared < leastShared ? 0 : 0.9 * shared
}

function bigrams(word: string): string[] {
  const framed = ` ${word} `
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2))
}

function dice(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  let shared = 0
  for (const gram of one) {
    const at = left.indexOf(gram)
    if (at < 0) continue
    left.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (one.length + other.length)
}
