import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'
import { oncePerKey } from './fold/once-per-key.ts'
import { wideHash } from './hash-letters.ts'
import type { Concept } from './parse-concepts.ts'

/** Which languages have a word as it is written. Theirs are kept by their hashes alone, in order. */
export interface SpokenWords {
  languagesOf(word: string): readonly ConceptLanguage[]
}

/** The hashes of the words of each language. */
export type SpokenHashes = readonly Float64Array[]

export function spokenWords(hashes: SpokenHashes): SpokenWords {
  return {
    // Sentences say the same words again and again.
    languagesOf: oncePerKey((word: string) => {
      // German writes nouns with a capital.
      const plain = word.toLowerCase()
      const forms = [plain, plain.charAt(0).toUpperCase() + plain.slice(1)].map(wideHash)
      return conceptLanguages.filter((_, at) => forms.some((form) => isAmong(form, hashes[at]!)))
    }, maxKept),
  }
}

const maxKept = 1_000

/** Reads the columns of notions, a few notions at a time. */
export async function readSpokenHashes(
  notions: AsyncIterable<readonly Pick<Concept, 'columns'>[]>,
  pause: () => Promise<void>,
): Promise<SpokenHashes> {
  const found = conceptLanguages.map(() => new Set<string>())
  for await (const slice of notions)
    for (const { columns } of slice)
      for (const [at, column] of columns.entries()) {
        const own = found[at]
        if (own) addWords(column, own)
      }
  const hashes: Float64Array[] = []
  for (const own of found) {
    hashes.push(Float64Array.from(own, (word) => wideHash(word)).sort())
    await pause()
  }
  return hashes
}

const joined = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Adds the words of a column; one that first stands inside another is a part of that. */
function addWords(column: string, words: Set<string>): void {
  let at = 0
  for (const found of column.match(joined) ?? []) {
    at = column.indexOf(found, at)
    for (const { word, from } of /['’]/.test(found) ? partsOf(found) : [{ word: found, from: 0 }]) {
      if (!words.has(word) && column.indexOf(word) === at + from) words.add(word)
    }
    at += found.length
  }
}

/** "d'eau" is looked for as such, and as "eau". */
function partsOf(found: string): { word: string; from: number }[] {
  const starts = [0, ...[...found.matchAll(/['’]/g)].map(({ index }) => index + 1)]
  const ends = [...starts.slice(1).map((start) => start - 1), found.length]
  return starts.flatMap((from) =>
    ends.filter((end) => end > from).map((end) => ({ word: found.slice(from, end), from })),
  )
}

function isAmong(number: number, sorted: Float64Array): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return sorted[low] === number
}
