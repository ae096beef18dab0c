import { focusable } from './focus-from.ts'

/** Everything Tab stops at inside a document, in its order. */
export function tabStops(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false && !each.closest('[inert]'))
    .sort((a, b) => (a.tabIndex || Infinity) - (b.tabIndex || Infinity) || 0)
}
