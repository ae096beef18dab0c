import { isLigature } from '../words/icons.ts'
import { hasAttribute } from '../dom/own-members.ts'
import { styleOf } from '../dom/sight.ts'
import { elementsNamedBy } from './elements-named-by.ts'
import { generatedText } from './generated.ts'
import type { NameComputation } from './name-in.ts'

/** The name made of what is inside an element: generated text, children as they are shown, and what it owns. */
export function contentOf(element: Element, naming: NameComputation): string {
  const inner: NameComputation = { ...naming, via: 'content', force: false }
  const generates = naming.isGenerating(element)
  let text = generates ? generatedText(element, '::before') : ''
  for (const child of childrenShown(element)) text += textOfChild(child, inner)
  // What a button opens belongs to it, and is not what it is called.
  if (!hasAttribute(element, 'aria-haspopup'))
    for (const owned of elementsNamedBy(element, 'aria-owns')) text += ` ${naming.name(owned, inner)} `
  return generates ? text + generatedText(element, '::after') : text
}

/** Slots stand for what is put into them, a shadow root for its host's children. */
function childrenShown(element: Element): Iterable<Node> {
  if (element.localName === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes()
    if (assigned.length > 0) return assigned
  }
  return (element.shadowRoot ?? element).childNodes
}

function textOfChild(node: Node, naming: NameComputation): string {
  if (node.nodeType === Node.TEXT_NODE) return (node as Text).data
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const element = node as Element
  if (unreadable.has(element.localName)) return ''
  if (element.localName === 'br') return ' '
  if (isLigature(element)) return ''
  const name = naming.name(element, naming)
  return name === '' || isInline(element) ? name : ` ${name} `
}

function isInline(element: Element): boolean {
  return /^(inline|contents|none|)$/.test(styleOf(element).display)
}

const unreadable = new Set('script style noscript template head datalist'.split(' '))
