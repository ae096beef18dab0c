import type { Filling } from '../../fill/assign.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { reading } from '../../weights.ts'

/** Clauses of the values with a run of telling words that nothing accounts for, and that run: "films directed by Moreau from 2011". */
export function unreadRuns(
  sentence: Sentence,
  fillings: readonly Filling[],
  isRead: (place: number) => boolean,
): Clause[] {
  const { words, weights, text, negated } = sentence
  return clausesOf(sentence).flatMap((clause) => {
    if (!fillings.some((one) => overlap(one, clause))) return []
    const open = placesIn(clause, sentence).filter(
      (place) => !isRead(place) && !negated[place] && (weights[place] ?? 0) >= reading.unreadWord,
    )
    const [first, last] = [words[open[0] ?? -1], words[open.at(-1) ?? -1]]
    return open.length >= reading.unreadRun && first && last
      ? [{ ...clause, text: text.slice(first.at, last.end) }]
      : []
  })
}
