import { isTextField } from '../../dom/text-field.ts'
import { fail } from '../failure.ts'
import { focusFrom } from '../input/focus-from.ts'
import type { Action } from '../hands.ts'
import { reveal } from '../target/reveal.ts'

/** Selects a piece of text, or all of an element's. */
export const selectText: Action = async ({ hands, input, target }) => {
  const element = target()
  reveal(element, hands)
  const start = (isTextField(element) ? element.value : (element.textContent ?? '')).indexOf(input)
  if (start < 0) fail('element_not_found', `“${input}” is not there.`)
  const end = start + input.length
  if (isTextField(element)) {
    focusFrom(element)
    if (input) element.setSelectionRange(start, end)
    else element.select()
    return
  }
  const selection = element.ownerDocument.getSelection()
  if (input)
    selection?.setBaseAndExtent(...positionAt(element, start, false), ...positionAt(element, end, true))
  else selection?.selectAllChildren(element)
}

/** The text may run through several nodes, so positions are counted over all of them. */
function positionAt(element: Element, offset: number, isEnd: boolean): [Node, number] {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (left < node.length || (isEnd && left === node.length)) return [node, left]
    left -= node.length
  }
  return [element, element.childNodes.length]
}
