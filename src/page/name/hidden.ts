import { closestAcross } from '../dom/composed.ts'
import { isRendered, styleOf } from '../dom/sight.ts'
import type { Naming } from './naming.ts'

/** Whether an element is hidden from assistive technology. Inside content its parents were asked before it. */
export function isHiddenFromName(element: Element, via: Naming['via']): boolean {
  const hidden = '[aria-hidden=true]'
  return (
    !isDisplayed(element) ||
    (via === 'content' ? element.matches(hidden) : closestAcross(element, hidden) !== null)
  )
}

function isDisplayed(element: Element): boolean {
  // Neither has a box of its own, and their children are shown all the same.
  if (/^(slot|option)$/.test(element.localName) || isRendered(element, false)) return true
  const { display, visibility } = styleOf(element)
  return display === 'contents' && visibility === 'visible'
}
