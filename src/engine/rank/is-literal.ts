import type { Meaning } from '../meaning/meanings.ts'
import type { Sentence } from '../understand/sentence.ts'

/** Whether a sentence holds a label word for word, small words included: "open What's on". */
export function isLiteral({ words }: Meaning, sentence: Sentence): boolean {
  const [first] = words
  if (!first || (words.length === 1 && !first.content)) return false
  return sentence.words.some(
    ({ letters }, at) =>
      letters === first.letters &&
      words.every((word, ahead) => sentence.words[at + ahead]?.letters === word.letters) &&
      !sentence.excluded[at],
  )
}
