/**
 * The input of a call as JSON, mended where models often get it wrong: fences around it, a comma too many, JSON inside
 * a string. What was cut off is not guessed at: half a value is a wrong one. Undefined: it is no JSON.
 */
export function parseInput(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '')
    .replace(/("(?:[^"\\]|\\.)*")|,\s*([\]}])/g, (_, text?: string, end = '') => text ?? String(end))
  for (const candidate of [text, bare]) {
    try {
      return unpacked(JSON.parse(candidate.trim() === '' ? '{}' : candidate))
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause
    }
  }
  return undefined
}

/** Fields that some models write as a text of JSON. */
const packed = new Set(['steps', 'data', 'arguments'])

function unpacked(value: unknown): unknown {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? parseInput(value) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      packed.has(key) ? [key, unpacked(item) ?? item] : [key, item],
    ),
  )
}
