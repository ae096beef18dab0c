/** A piece of the page's text that can be quoted by itself. */
export interface Passage {
  readonly text: string
  /** The heading above it, when the text shows one. */
  readonly heading: string
}

const longest = 280

/** Cuts visible text into sentences and lines. A short line without an end mark is a heading of what follows. */
export function passagesOf(visibleText: string): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  for (const line of visibleText.split(/\n+/).map((text) => text.replace(/\s+/g, ' ').trim())) {
    if (line === '') continue
    for (const text of sentences(line)) passages.push({ text, heading })
    if (isHeading(line)) heading = line
  }
  return passages
}

function isHeading(line: string): boolean {
  return line.length <= 80 && !/[.!。:,;]$/.test(line) && !/\d{2}|[€$£¥]/.test(line)
}

function sentences(line: string): string[] {
  const parts = line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"„«])|(?<=[。！？؟])/u)
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    // `Dr.`, `No.` and other short pieces belong to their sentence.
    if (last !== undefined && (last.length < 12 || part.length < 8))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined.map((text) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text))
}
