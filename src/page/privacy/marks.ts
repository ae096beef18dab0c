import { closestAcross, isInside } from '../dom/composed.ts'
import { isSecret } from './secret.ts'
import { matches, memberOf } from '../dom/own-members.ts'

/** What the owner of a page wrote about it: parts not to be seen, told, touched, or touched only after a question. */
export interface Marks {
  /** The page's part is not there for us: our own widget, or `data-pagehand="ignore"`. */
  isIgnored(element: Element): boolean
  /** Its words and values stay in the page, by a mark of its own or one around it; `alone` asks for its own only. */
  isMasked(element: Element, alone?: boolean): boolean
  /** Holds a password, card or code, or did when it was last asked: a "show password" button changes the type. */
  isSecret(element: Element): boolean
  /** The strongest mark that reaches an element: block, then confirm, then mask. */
  markOf(element: Element): 'mask' | 'block' | 'confirm' | undefined
  /** What `isIgnored` and `isMasked` look for on the element itself. */
  readonly ignoredSelector: string
  readonly maskedSelector: string
  /** What has a role, a state or a mark of its own. */
  readonly markedSelector: string
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
  const secrets = new WeakSet<Node>()
  watchShown(document, (field) => secrets.add(field))
  const isMasked = (element: Element, alone = false) =>
    // Inside the words of something else a secret field has none.
    alone
      ? matches(element, maskedSelector) || secrets.has(element)
      : closestAcross(element, maskedSelector) !== null
  return {
    ignoredSelector,
    maskedSelector,
    markedSelector: `[role],[data-pagehand],[inert],[aria-disabled=true],${maskedSelector}`,
    widgetHost,
    isMasked,
    isSecret(element) {
      if (isSecret(element)) secrets.add(element)
      return secrets.has(element)
    },
    isIgnored: (element) =>
      closestAcross(element, ignoredSelector) !== null ||
      (widgetHost !== undefined && isInside(element, widgetHost)),
    markOf(element) {
      // Most have no mark at all, and one question tells.
      if (!closestAcross(element, `[data-pagehand],${maskedSelector}`)) return undefined
      const strong = (['block', 'confirm'] as const).find((word) => closestAcross(element, marked(word)))
      return strong ?? (isMasked(element) ? 'mask' : undefined)
    },
  }
}

/** A "show password" button may be pressed before anything is looked at. */
function watchShown(document: Document, onShown: (field: Node) => void): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (oldValue?.toLowerCase() === 'password') onShown(target)
  })
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['type'],
    attributeOldValue: true,
  })
}

/** A mistyped selector of the owner must not take all the others with it. */
export function isSelector(document: Document, selector: string): boolean {
  try {
    memberOf(document, 'createDocumentFragment')().querySelector(selector)
    return true
  } catch {
    return false
  }
}
