import { isTextField } from '../dom/kind.ts'
import { StepFailure } from './failure.ts'
import { focusFrom } from './focus-from.ts'
import type { Action } from './hands.ts'
import { refuseSecret } from './refuse.ts'
import { reveal } from './reveal.ts'

/** Selects a piece of text, or all of an element's. */
export const selectText: Action = async ({ hands, step, target }) => {
  const element = target()
  const wanted = step.inputData ?? ''
  refuseSecret(element, hands)
  reveal(element, hands)
  const found = isTextField(element) ? selectInField(element, wanted) : selectInContent(element, wanted)
  if (!found) throw new StepFailure('element_not_found', `“${wanted}” is not there.`)
  return { description: `Selected “${wanted || hands.nameOf(element)}”.` }
}

function selectInField(field: HTMLInputElement | HTMLTextAreaElement, wanted: string): boolean {
  focusFrom(field)
  if (wanted === '') {
    field.select()
    return true
  }
  const start = field.value.indexOf(wanted)
  if (start < 0) return false
  field.setSelectionRange(start, start + wanted.length)
  return true
}

/** The text may run through several nodes, so positions are counted over all of them. */
function selectInContent(element: Element, wanted: string): boolean {
  const document = element.ownerDocument
  const range = document.createRange()
  if (wanted === '') range.selectNodeContents(element)
  else {
    const start = (element.textContent ?? '').indexOf(wanted)
    if (start < 0) return false
    range.setStart(...positionAt(element, start))
    range.setEnd(...positionAt(element, start + wanted.length))
  }
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return true
}

function positionAt(element: Element, offset: number): [Node, number] {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  let last: Text | undefined
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (left <= node.data.length) return [node, left]
    left -= node.data.length
    last = node
  }
  return [last ?? element, last?.data.length ?? 0]
}
