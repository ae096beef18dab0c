import { closestAcross, isInside } from './composed.ts'

/** What the owner of a page wrote about it: parts not to be seen, told, touched, or touched only after a question. */
export interface Marks {
  /** The page's part is not there for us: our own widget, or `data-pagehand="ignore"`. */
  isIgnored(element: Element): boolean
  /** Its words and values stay in the page, by a mark of its own or one around it; `alone` asks for its own only. */
  isMasked(element: Element, alone?: boolean): boolean
  /** The strongest mark that reaches an element: block, then confirm, then mask. */
  markOf(element: Element): 'mask' | 'block' | 'confirm' | undefined
  /** For `matches`: what `isIgnored` looks for on the element itself. */
  readonly ignoredSelector: string
  readonly widgetHost: Element | undefined
}

export function createMarks({
  document,
  mask = [],
  widgetHost,
}: {
  document: Document
  mask?: readonly string[]
  widgetHost?: Element
}): Marks {
  const marked = (word: string) => `[data-pagehand~="${word}"]`
  const ignoredSelector = marked('ignore')
  const maskedSelector = [marked('mask'), ...mask.filter((selector) => isSelector(document, selector))].join()
  const isMasked = (element: Element, alone = false) =>
    alone ? element.matches(maskedSelector) : closestAcross(element, maskedSelector) !== null
  return {
    ignoredSelector,
    widgetHost,
    isMasked,
    isIgnored: (element) =>
      closestAcross(element, ignoredSelector) !== null ||
      (widgetHost !== undefined && isInside(element, widgetHost)),
    markOf: (element) =>
      (['block', 'confirm'] as const).find((word) => closestAcross(element, marked(word))) ??
      (isMasked(element) ? 'mask' : undefined),
  }
}

/** A mistyped selector of the owner must not take all the others with it. */
function isSelector(document: Document, selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector)
    return true
  } catch {
    return false
  }
}
