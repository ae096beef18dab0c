import { closestAcross } from '../dom/composed.ts'

const focusable =
  'a[href],area[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,iframe,[tabindex],[contenteditable]:not([contenteditable="false"])'

/**
 * Gives the focus to what a press on an element would give it to. Where nothing can take it the focus
 * stays: taking it away by hand closes lists that are open.
 */
export function focusFrom(element: Element): void {
  const target = closestAcross(element, focusable) as HTMLElement | null
  if (target && target !== target.ownerDocument.activeElement) target.focus({ preventScroll: true })
}

/** Everything Tab stops at inside a document, in its order. */
export function tabStops(document: Document): HTMLElement[] {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 && element.checkVisibility?.() !== false && !element.closest('[inert]'),
  )
  const placed = stops.filter((element) => element.tabIndex > 0).sort((a, b) => a.tabIndex - b.tabIndex)
  return [...placed, ...stops.filter((element) => element.tabIndex === 0)]
}
