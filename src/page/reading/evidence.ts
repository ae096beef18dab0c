import { isCheckable } from '../dom/kind.ts'
import { attributeOf, byId, contains, hasAttribute, matches, query, rootOf } from '../dom/own-members.ts'
import { controlRoles } from './candidate.ts'
import type { Entry, Why } from './entry.ts'
import { draggedSelector, type Handlers, handlerSelector } from './handlers.ts'

export interface EvidenceOptions {
  readonly cursorOf: (element: Element) => string
  readonly handlers: Handlers
}

/** Tags that are controls by themselves. */
export const native = /^(a|area|audio|button|input|select|summary|textarea|video)$/
const controls = RegExp(`^(${controlRoles}|gridcell)$`)

/**
 * The best evidence that a person can act on an element; undefined where there is none. Candidates are what the
 * selector of controls has found, and told is whose markup says more than a tag.
 */
export function evidenceOf(
  element: Element,
  tag: string,
  part: string,
  at: Entry,
  isCandidate: boolean,
  isTold: boolean,
  { cursorOf, handlers }: EvidenceOptions,
): Why | undefined {
  if (isCandidate) {
    if (controls.test(attributeOf(element, 'role') ?? '')) return 'role'
    const isShell = at.control && /^(presentation|none)$/.test(attributeOf(element, 'role') ?? '')
    if (!isShell && (native.test(tag) || isMarkedSo(element))) return 'native'
  }
  // What lies in a control is pressed with it.
  if (at.control || tag === 'html' || tag === 'body') return undefined
  if (tag === 'label' && passesOn(element as HTMLLabelElement)) return undefined
  // A head says by which way its column is sorted where a press sorts it.
  if (
    part === 'columnheader' &&
    hasAttribute(element, 'aria-sort') &&
    !query(element, 'button,[role=button]')
  )
    return 'role'
  if (isTold && matches(element, handlerSelector)) return 'handler'
  if (handlers.isPressed(element) || handlers.isSorted(at.element)) return 'handler'
  // A place to drop into that holds something is told as the part that it is.
  if (handlers.takesDrops(element, isTold) && !element.firstElementChild) return 'handler'
  // A list inside of what is pressed has items that are pressed one by one.
  if ((!at.hand || part === 'list') && isHand(cursorOf(element))) return 'pointer'
  if (
    isCandidate ||
    isItemOfItsOwn(element, tag) ||
    (tag === 'label' && isLooseLabel(element as HTMLLabelElement))
  )
    return 'guess'
  return tag === 'a' && (hasAttribute(element, 'title') || hasAttribute(element, 'class'))
    ? 'guess'
    : undefined
}

const grips = /^(grab|move|\w+-resize|all-scroll)$/

/** Whether a cursor invites to press or to drag. */
export function isHand(cursor: string): boolean {
  return cursor === 'pointer' || (cursor !== 'auto' && grips.test(cursor))
}

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

/** Whether a press on a label is one on what it labels, and nothing more. */
function passesOn(label: HTMLLabelElement): boolean {
  const { control, htmlFor } = label
  if (control) return contains(label, control)
  return htmlFor !== '' && byId(rootOf(label), htmlFor) !== null
}

/** Whether everything in a label ticks the box in it. */
export function ticks(label: Element): boolean {
  const { control } = label as HTMLLabelElement
  return control !== null && isCheckable(control) && contains(label, control)
}

/** Of the tabs or options that a component brings along only one stands in the tab order. */
function isItemOfItsOwn(element: Element, tag: string): boolean {
  return tag.includes('-') && attributeOf(element, 'tabindex') === '-1'
}
