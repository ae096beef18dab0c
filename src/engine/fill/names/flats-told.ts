import { doorWords, floorWords, unitWords } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import type { Said } from './spans.ts'

/** "Flat 3b", "2. OG links", "3º izq.": a flat, or a floor with its door. */
export const flat = `(?<![\\p{L}\\d])(?:(?:${unitWords}) ?\\d{1,4}(?: ?[a-zA-Z])?|(?:${floorWords})(?:,? ?(?:${doorWords}))?)(?![\\p{L}\\d])`

/** A flat that stands between stops, apart from its street. */
export function* flatsTold({ text }: Sentence): Iterable<Said> {
  if (!/\d/.test(text)) return
  for (const { 0: said, index } of text.matchAll(apart)) yield { kind: 'flat', text: said, at: index }
}

const apart = new RegExp(
  `(?<=(?:^|[,;，、،]\\s*)(?:\\p{Ll}{1,4} ){0,2})${flat}(?=\\s*(?:[,;.，、。،]|$))`,
  'giu',
)
