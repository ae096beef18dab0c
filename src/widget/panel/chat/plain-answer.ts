import { noWords, yesWords } from '#languages'
import type { Confirmation } from '../../conversation/conversation.ts'

/** What a visitor who types an answer to a question with two buttons means; undefined: it is something else. */
export function plainAnswer(
  draft: string,
  { confirm_label, cancel_label }: Pick<Confirmation, 'confirm_label' | 'cancel_label'>,
): boolean | undefined {
  const said = bare(draft)
  const isOf = (words: Record<string, string>, label = '') =>
    [label, ...Object.values(words).join('|').split('|')].some((word) => bare(word) === said)
  if (said && isOf(yesWords, confirm_label)) return true
  return said && isOf(noWords, cancel_label) ? false : undefined
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.,!。，、！،]+/g, ' ')
    .replace('’', "'")
    .trim()
}
