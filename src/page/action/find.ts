import { cutText, folded } from '../text.ts'
import { fail } from './failure.ts'
import type { Action } from './hands.ts'
import { readText } from './read-text.ts'

/** Tells where words stand on the page, each with the line before it. */
export const find: Action = async ({ hands, input }) => {
  const wanted = folded(input)
  const lines = (await readText(hands)).split('\n').filter(Boolean)
  const found = lines.flatMap((line, index) =>
    wanted && folded(line).includes(wanted) ? [[lines[index - 1], line].filter(Boolean).join(' | ')] : [],
  )
  if (found.length === 0) fail('element_not_found', `“${input}” is not on this page.`)
  return { text: cutText(found.slice(0, 20).join('\n')) }
}
