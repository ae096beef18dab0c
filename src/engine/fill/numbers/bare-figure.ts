import type { Sentence } from '../../understand/sentence.ts'
import { spansIn } from '../names/spans.ts'
import { type Extent, overlap } from '../../understand/extent.ts'

interface Told extends Extent {
  readonly kind: string
}

/** "Pay J. Whitmore 1050", "900 every month": a number in figures that counts nothing and is the number of nothing. */
export function isBareFigure({ kind, at, end }: Told, sentence: Sentence): boolean {
  const { text, words, senses } = sentence
  if (kind !== 'number' || !/^\d[\d.,]+$/.test(text.slice(at, end))) return false
  const after = words.findIndex((word) => word.at >= end)
  const apart = /^\s*(?:[,;.!]|$)/u.test(text.slice(end))
  if (!apart && words[after]?.content && !repeats(after)) return false
  const before = words.findLastIndex((word) => word.end <= at)
  const word = words[before]
  if (!word?.content || /[,;:]/.test(text.slice(word.end, at))) return true
  // "Flat 12" is a number of its own; a name or what is to be done with the money is not.
  const named = spansIn(sentence).some((span) => overlap(span, word))
  const own = senses.filter(({ places }) => places.includes(before))
  return named || own.some(({ notion }) => /^(?:act\.|money\.|pay$|transfer)/.test(notion))

  function repeats(place: number): boolean {
    return senses.some(
      ({ notion, places }) => places.includes(place) && /^(?:time\.|every|each)/.test(notion),
    )
  }
}
