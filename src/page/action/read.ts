import { limits } from '#protocol'
import { cut, folded, oneLine } from '../text.ts'
import { StepFailure } from './failure.ts'
import type { Action } from './hands.ts'
import { reveal } from './reveal.ts'

/** Tells the text of an element, or of the page. */
export const read: Action = async ({ hands, step, target }) => {
  const element = step.elementId >= 0 ? target() : undefined
  const text = await hands.readText(element)
  const what = element ? `“${cut(hands.nameOf(element) || oneLine(text), 60)}”` : 'the page'
  return { description: `Read ${what}.`, text: cut(text, limits.visibleTextCharacters) }
}

const charactersAround = 160
const passagesTold = 10

/** Tells where words stand on the page, with what is around them. */
export const find: Action = async ({ hands, step }) => {
  const wanted = folded(step.inputData ?? '')
  if (wanted === '') throw new StepFailure('unsupported_action', 'Nothing to look for was named.')
  const lines = (await hands.readText()).split('\n').filter((line) => line !== '')
  const passages = lines.flatMap((line, index) => {
    const at = folded(line).indexOf(wanted)
    if (at < 0) return []
    const passage = line.slice(Math.max(0, at - charactersAround), at + wanted.length + charactersAround)
    return [[lines[index - 1]?.slice(-80), passage].filter(Boolean).join(' | ')]
  })
  if (passages.length === 0)
    throw new StepFailure('element_not_found', `“${step.inputData}” is not on this page.`)
  return {
    description: `Found “${step.inputData}” ${passages.length === 1 ? 'once' : `${passages.length} times`}.`,
    text: cut(passages.slice(0, passagesTold).join('\n'), limits.visibleTextCharacters),
  }
}

/** Points something out to the visitor. */
export const highlight: Action = async ({ hands, step, target }) => {
  const element = target()
  reveal(element, hands)
  hands.callout(element, step.inputData ?? '')
  return { description: `Pointed out “${hands.nameOf(element)}”.` }
}
