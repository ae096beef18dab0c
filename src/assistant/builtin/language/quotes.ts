/** A piece of quoted text and where it stands, marks included. */
export interface Quote {
  readonly text: string
  readonly start: number
  readonly end: number
}

const marks: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
]

/** What stands in quotation marks, in order. An apostrophe inside a word opens nothing. */
export function quotes(text: string): Quote[] {
  const found: Quote[] = []
  let from = 0
  while (from < text.length) {
    const next = firstQuote(text, from)
    if (!next) break
    found.push(next)
    from = next.end
  }
  return found
}

function firstQuote(text: string, from: number): Quote | undefined {
  for (let start = from; start < text.length; start++) {
    for (const [open, close] of marks) {
      if (text[start] !== open || (open === close && /[\p{L}\p{N}]/u.test(text[start - 1] ?? ''))) continue
      const end = closing(text, start + 1, close)
      if (end > start + 1) return { text: text.slice(start + 1, end), start, end: end + 1 }
    }
  }
  return undefined
}

/** A closing mark is not followed by a letter: `'it's fine'` closes at its end. */
function closing(text: string, from: number, close: string): number {
  for (let at = text.indexOf(close, from); at !== -1; at = text.indexOf(close, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at + 1] ?? '') || !/['’]/.test(close)) return at
  }
  return -1
}
