import type { Sentence } from './sentence.ts'

/** A stretch of a sentence's text, by its characters. */
export interface Extent {
  readonly at: number
  readonly end: number
}

/** Whether two stretches share a letter. */
export function overlap(one: Extent, other: Extent): boolean {
  return one.at < other.end && other.at < one.end
}

/** The places of the words that lie wholly in a stretch. */
export function placesIn({ at, end }: Extent, { words }: Pick<Sentence, 'words'>): number[] {
  return [...words.keys()].filter((place) => words[place]!.at >= at && words[place]!.end <= end)
}

/** Whether nothing but space stands between two stretches of a text. */
export function isBeside(
  one: Extent | undefined,
  next: Extent | undefined,
  { text }: Pick<Sentence, 'text'>,
): boolean {
  return one !== undefined && next !== undefined && /^\s*$/.test(text.slice(one.end, next.at))
}
