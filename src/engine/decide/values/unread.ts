import type { Scene } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { reading } from '../../weights.ts'

/** Whether any telling word has nothing to do with the form, nor with what the page is about. */
export function strays(
  sentence: Sentence,
  { read, view, rarity }: Scene,
  explained: readonly boolean[],
): boolean {
  const { met } = cover(sentence, read(view.page.title ?? ''), rarity)
  return sentence.weights.some(
    (weight, place) => weight >= reading.unreadWord && !explained[place] && (met.get(place) ?? 2) > 1,
  )
}

/** A value whose field nothing names, among words that are not understood and apart from any other value. */
export function isDoubtful(told: Filling, fillings: readonly Filling[], unread: readonly Clause[]): boolean {
  return (
    told.guessed === true &&
    unread.some(
      (clause) => overlap(clause, told) && !fillings.some((one) => !one.guessed && overlap(clause, one)),
    )
  )
}

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
