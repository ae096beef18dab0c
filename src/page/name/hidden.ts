import { closestAcross } from '../dom/composed.ts'
import { styleOf } from '../dom/sight.ts'
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
  if (element.localName === 'slot' || element.localName === 'option') return true
  if (element.checkVisibility?.(visibility)) return true
  const style = styleOf(element)
  return style.display === 'contents' && style.visibility === 'visible'
}

const visibility = { checkVisibilityCSS: true, visibilityProperty: true }
