import { folded } from '../text.ts'
import { fail } from './failure.ts'
import type { Action } from './hands.ts'
import { reveal } from './reveal.ts'

/** Tells the text of an element, or of the page. */
export const read: Action = async ({ hands, step, target }) => ({
  text: await hands.readText(step.elementId >= 0 ? target() : undefined),
})

/** Tells where words stand on the page, each with the line before it. */
export const find: Action = async ({ hands, input }) => {
  const wanted = folded(input)
  const lines = (await hands.readText()).split('\n').filter(Boolean)
  const found = lines.flatMap((line, index) =>
    wanted && folded(line).includes(wanted) ? [[lines[index - 1], line].filter(Boolean).join(' | ')] : [],
  )
  if (found.length === 0) fail('element_not_found', `“${input}” is not on this page.`)
  return { text: found.slice(0, 20).join('\n') }
}

/** Points something out to the visitor. */
export const highlight: Action = async ({ hands, input, target }) => {
  const element = target()
  reveal(element, hands)
  hands.layer().point(element, input)
}
