/** A 53-bit digest of a text in base 36, of two parts: to write one large number costs ten times as much. Not for secrets: it tells whether two texts are the same. */
export function digest(text: string): string {
  let low = 0x9e3779b9
  let high = 0x85ebca6b
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high + code, 0x5bd1e995) ^ (high >>> 15)
  }
  low = Math.imul(low ^ (low >>> 16), 0xc2b2ae35)
  high = Math.imul(high ^ (high >>> 13) ^ low, 0x27d4eb2f)
  return (high >>> 11).toString(36) + ((low ^ (high << 7)) >>> 0).toString(36).padStart(7, '0')
}
