import { pieceOf } from '../../view/index.ts'

/** Where in a line something stands, as offsets of its characters. */
export type Span = readonly [from: number, to: number]

/** Words and phrases that are looked for in lines, of which there may be thousands. */
export interface Phrases {
  has(line: string): boolean
  /** Whether a line begins with one of them. */
  begins(line: string): boolean
  spans(line: string): Span[]
  /** Whether a line is one of them when all its blanks are left out: "Del ete", "PAYNOW". */
  is(line: string): boolean
}

/** Files phrases by their first word: a line is a few words long, the lists are not. */
export function createPhrases(words: readonly string[]): Phrases {
  const byWord = new Map<string, string[]>()
  const byBeginning = new Map<string, string[]>()
  const anywhere: string[] = []
  for (const piece of new Set(words.map(pieceOf))) {
    if (!piece.startsWith(' ')) anywhere.push(piece)
    else if (!piece.endsWith(' ')) file(byBeginning, beginningOf(piece, 0), piece)
    else file(byWord, piece.slice(1, piece.indexOf(' ', 1)), piece)
  }
  const inLatin = anywhere.filter((piece) => !beyondLatin.test(piece))

  const whole = new Set(
    [...byWord.values()]
      .flat()
      .map((piece) => piece.replaceAll(' ', ''))
      .filter(({ length }) => length > 3),
  )

  function* found(line: string): Generator<Span> {
    for (let at = 0; at !== -1 && at < line.length - 1; at = line.indexOf(' ', at + 1)) {
      const end = line.indexOf(' ', at + 1)
      for (const piece of byWord.get(line.slice(at + 1, end)) ?? [])
        if (line.startsWith(piece, at)) yield [at, at + piece.length]
      for (const piece of byBeginning.get(beginningOf(line, at)) ?? [])
        if (line.startsWith(piece, at)) yield [at, wordEnd(line, at + piece.length)]
    }
    for (const piece of beyondLatin.test(line) ? anywhere : inLatin) {
      const at = line.indexOf(piece)
      if (at !== -1) yield [at, at + piece.length]
    }
  }

  return {
    has: (line) => found(line).next().done === false,
    // What has no spaces around it begins behind the one that every line begins with.
    begins: (line) => [...found(line)].some(([from]) => from <= 1),
    spans: (line) => [...found(line)],
    is: (line) => whole.has(line.replaceAll(' ', '')),
  }
}

function file(map: Map<string, string[]>, key: string, piece: string): void {
  const filed = map.get(key)
  if (filed) filed.push(piece)
  else map.set(key, [piece])
}

/** The first letter of a word, with the blank before it. */
function beginningOf(line: string, at: number): string {
  return line.slice(at, at + 2)
}

/** What is written in Chinese or Arabic stands in few lines, and is looked for everywhere in them. */
const beyondLatin = /[\u0370-\uffff]/

function wordEnd(line: string, from: number): number {
  const end = line.indexOf(' ', from)
  return end === -1 ? line.length : end + 1
}
