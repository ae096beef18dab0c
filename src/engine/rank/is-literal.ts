import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'

/** The places from which on a sentence says a label word for word. */
export function literalStarts(
  { words }: Pick<Meaning, 'words'>,
  sentence: Pick<Sentence, 'words'>,
): number[] {
  const starts: number[] = []
  for (let at = 0; words.length > 0 && at + words.length <= sentence.words.length; at++)
    if (words.every(({ letters }, ahead) => sentence.words[at + ahead]?.letters === letters)) starts.push(at)
  return starts
}

/** The places of all words with which a sentence says a label word for word. */
export function literalPlaces(label: Meaning, sentence: Sentence): number[] {
  return literalStarts(label, sentence).flatMap((at) => label.words.map((_, ahead) => at + ahead))
}

/** Whether a sentence holds a label word for word, small words included: "open What's on". */
export function isLiteral(label: Meaning, sentence: Sentence): boolean {
  const { words } = label
  if (words.length === 1 && !words[0]!.content) return false
  return literalStarts(label, sentence).some((at) => !sentence.excluded[at])
}
