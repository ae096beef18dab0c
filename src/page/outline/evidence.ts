import { attributeOf, hasAttribute, matches, query } from '../dom/own-members.ts'
import type { Entry, Why } from './entry.ts'
import { draggedSelector, type Handlers } from './handlers.ts'

export interface EvidenceOptions {
  readonly cursorOf: (element: Element) => string
  readonly handlers: Handlers
}

/** What the markup alone has told of an element. */
interface Known {
  /** Found by the selector of controls. */
  readonly isCandidate: boolean
  /** Found by the selector of handlers that frameworks write down. */
  readonly isHandled: boolean
  readonly at: Entry
  readonly part: string
}

const native = /^(a|area|audio|button|input|select|summary|textarea|video)$/
const controls =
  /^(button|checkbox|combobox|gridcell|link|listbox|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/
const hands = /^(pointer|grab|move|\w+-resize|all-scroll)$/

/** The best evidence that a person can act on an element; undefined where there is none. */
export function evidenceOf(
  element: Element,
  tag: string,
  { isCandidate, isHandled, at, part }: Known,
  { cursorOf, handlers }: EvidenceOptions,
): Why | undefined {
  if (isCandidate) {
    if (controls.test(attributeOf(element, 'role') ?? '')) return 'role'
    const isShell = at.control && /^(presentation|none)$/.test(attributeOf(element, 'role') ?? '')
    if (!isShell && (native.test(tag) || isMarkedSo(element))) return 'native'
  }
  // What lies in a control is pressed with it.
  if (at.control || /^(html|body)$/.test(tag)) return undefined
  if (isHandled || handlers.isPressed(element) || handlers.isSorted(at.element)) return 'handler'
  // A list inside of what is pressed has items that are pressed one by one.
  if ((!at.hand || part === 'list') && hands.test(cursorOf(element))) return 'pointer'
  if (isCandidate || (tag === 'label' && isLooseLabel(element as HTMLLabelElement))) return 'guess'
  return tag === 'a' && (hasAttribute(element, 'title') || hasAttribute(element, 'class'))
    ? 'guess'
    : undefined
}

const grips = /^(grab|move|\w+-resize|all-scroll)$/

/** Whether something is there to be dragged rather than pressed. */
export function isDragged(element: Element, { cursorOf, handlers }: EvidenceOptions): boolean {
  if (matches(element, draggedSelector) || grips.test(cursorOf(element))) return true
  return element.parentElement !== null && handlers.isSorted(element.parentElement)
}

function isMarkedSo(element: Element): boolean {
  return hasAttribute(element, 'contenteditable') || attributeOf(element, 'draggable') === 'true'
}

/** The words beside a box to tick that are no label of it: what is pressed there, often twice, is something else. */
function isLooseLabel(label: HTMLLabelElement): boolean {
  return (
    label.control === null &&
    label.parentElement !== null &&
    query(label.parentElement, ':scope > :is([type=checkbox],[role=checkbox])') !== null
  )
}
