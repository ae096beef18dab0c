/** A number of 32 bits for a spelling (FNV-1a). */
export function hashLetters(word: string, seed = 0x811c9dc5): number {
  let hash = seed
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

/** One of 52 bits, which two words hardly ever share: with 32, one in thousands was taken for another. */
export function wideHash(word: string): number {
  return (hashLetters(word) >>> 0) * 0x100000 + (hashLetters(word, 0x2f0b4a27) >>> 12)
}
