import { closestAcross } from '../../dom/composed.ts'

export const focusable =
  'a[href],area[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,iframe,[tabindex],[contenteditable]:not([contenteditable=false])'

/**
 * Gives the focus to what a press on an element would give it to. Where nothing can take it the focus
 * stays: taking it away by hand closes lists that are open.
 */
export function focusFrom(element: Element): void {
  const target = closestAcross(element, focusable) as HTMLElement | null
  if (target && target !== target.ownerDocument.activeElement) target.focus({ preventScroll: true })
}
