/** The JSON object or list that a text begins with, and what stands behind it; undefined if it begins with none. */
export function readJson(text: string): { readonly value: unknown; readonly rest: string } | undefined {
  const end = endOf(text)
  try {
    return end === 0 ? undefined : { value: JSON.parse(text.slice(0, end)), rest: text.slice(end) }
  } catch {
    return undefined // brackets, but no JSON
  }
}

/** Where the first bracket is closed; 0 if it never is. */
function endOf(text: string): number {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (index !== 0 && depth === 0 && text.slice(0, index).trim() !== '') return 0
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth <= 0) return depth === 0 && sign.length === 1 ? index + 1 : 0
  }
  return 0
}
