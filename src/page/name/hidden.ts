import { closestAcross } from '../dom/composed.ts'
import { isRendered } from '../dom/sight.ts'
import type { NameComputation } from './name-in.ts'
import { matches } from '../dom/own-members.ts'

/** Whether an element is hidden from assistive technology. Inside content its parents were asked before it. */
export function isHiddenFromName(element: Element, via: NameComputation['via']): boolean {
  const hidden = '[aria-hidden=true]'
  return (
    // An option has no box of its own, and is shown all the same.
    (element.localName !== 'option' && !isRendered(element, false)) ||
    (via === 'content' ? matches(element, hidden) : closestAcross(element, hidden) !== null)
  )
}
