/**
 * Whether a path fits an owner's pattern, in which `*` stands for any characters; case and a slash at the end do not
 * count. Looked for piece by piece: as a regular expression a few stars would hold up everybody's turns.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const pieces = pattern.toLowerCase().split('*')
  const lower = path.toLowerCase()
  return fits(pieces, lower) || (lower.endsWith('/') && fits(pieces, lower.slice(0, -1)))
}

function fits(pieces: readonly string[], text: string): boolean {
  const [head = '', ...rest] = pieces
  const tail = rest.pop()
  if (tail === undefined) return text === head
  const end = text.length - tail.length
  if (!text.startsWith(head) || !text.endsWith(tail) || head.length > end) return false
  let from = head.length
  for (const piece of rest) {
    const found = text.indexOf(piece, from)
    if (found < 0 || found + piece.length > end) return false
    from = found + piece.length
  }
  return true
}
