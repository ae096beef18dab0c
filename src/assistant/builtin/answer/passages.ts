/** A piece of the page's text that can be quoted by itself. */
export interface Passage {
  readonly text: string
  /** The sentences it is made of. */
  readonly sentences: readonly string[]
  /** The heading above it, when the text shows one. */
  readonly heading: string
}

const longest = 280
const mostSentences = 3

/** Cuts visible text into sentences and short runs of them, each under the heading that stands above it. */
export function passagesOf(visibleText: string): Passage[] {
  const lines = visibleText
    .split(/\n+/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !isMenu(line))
  let heading = ''
  return lines.flatMap((line, at) => {
    if (isHeading(line) && lines[at + 1] !== undefined) {
      heading = line
      return isHeading(lines[at + 1] ?? '') ? [{ text: line, sentences: [line], heading: '' }] : []
    }
    return runs(sentencesOf(line)).map((sentences) => ({ text: sentences.join(' '), sentences, heading }))
  })
}

/** Labels of neighbouring links that run into one another: `HomeShopContact`. */
function isMenu(line: string): boolean {
  return (line.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 1 && !/[.!?](?:\s|$)/.test(line)
}

function isHeading(line: string): boolean {
  return line.length <= 80 && !/[.!。:,;]$/.test(line) && !/\d{2}|[€$£¥]/.test(line)
}

function sentencesOf(line: string): string[] {
  const joined: string[] = []
  for (const part of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"„«€$£])|(?<=[。！？؟])/u)) {
    const last = joined.at(-1)
    // `Dr.`, `No.` and other short pieces belong to their sentence.
    if (last !== undefined && (last.length < 6 || part.length < 4))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined.map((text) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text))
}

/** Every sentence, and every few that follow one another: an answer may need its neighbour. */
function runs(list: readonly string[]): string[][] {
  return list.flatMap((_, from) =>
    Array.from({ length: Math.min(mostSentences, list.length - from) }, (_, more) =>
      list.slice(from, from + more + 1),
    ).filter((run) => run.reduce((length, { length: own }) => length + own + 1, -1) <= longest),
  )
}
