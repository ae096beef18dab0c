const quote = 34
const backslash = 92
const opens = new Set([91, 123])
const closes = new Set([93, 125])

/** How deep a JSON text is nested, up to `most` + 1. Counted in the text: a parsed monster cannot be printed again. */
export function jsonDepth(text: string, most: number): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (opens.has(code)) {
      depth += 1
      if (depth > deepest) deepest = depth
      if (depth > most) return depth
    } else if (closes.has(code)) depth -= 1
  }
  return deepest
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return text.length
}
