import { isInside, queryAcross } from '../../dom/composed.ts'
import { createSight, styleOf } from '../../dom/sight.ts'
import type { Hands } from '../hands.ts'

/** Parts that hold choices. */
export const lists = '[role=listbox],[role=menu],[role=tree],[role=grid],[role=radiogroup],[role=tablist]'

/** Watches what comes to light while something is opened. */
export interface Opened {
  readonly layers: ReadonlySet<Element>
  /** Lists that were in sight before, and are somebody else's. */
  readonly alreadyOpen: ReadonlySet<Element>
  stop(): void
}

export function watchOpened(element: Element, { document }: Hands): Opened {
  const layers = new Set<Element>()
  const sight = createSight(document)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const fresh = type === 'childList' ? [...addedNodes] : [target]
      // Words that come into a list belong to the list.
      if (type === 'childList' && target !== document.body) fresh.push(target)
      for (const node of fresh) {
        const layer = layerAround(node, element)
        if (layer) layers.add(layer)
      }
    }
  })
  const options = { subtree: true, childList: true, attributes: true }
  const roots = [document, element.getRootNode() as Document | ShadowRoot]
  for (const root of new Set(roots)) observer.observe(root, options)
  // One that is open already stands over the page.
  const expanded = element.getAttribute('aria-expanded')
  const isExpanded = expanded === 'true'
  // It may be its own list, opened before, if that is what it opens and it does not say that it is closed.
  const own = expanded ? null : element.getAttribute('aria-haspopup')
  const alreadyOpen = isExpanded
    ? []
    : queryAcross(document, lists).filter((list) => list.getAttribute('role') !== own && sight.isShown(list))
  if (isExpanded) {
    for (const each of document.querySelectorAll('body > *, body > * > *'))
      if (isLayer(each) && sight.isShown(each) && !each.contains(element)) layers.add(each)
  }
  return { layers, alreadyOpen: new Set(alreadyOpen), stop: () => observer.disconnect() }
}

/** The outermost layer over the page that a node lies in, and an element does not. */
function layerAround(node: Node, element: Element): Element | undefined {
  let found: Element | undefined
  let at = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement
  for (; at && at.localName !== 'body' && !isInside(element, at); at = at.parentElement) {
    if (isLayer(at)) found = at
  }
  return found
}

function isLayer(element: Element): boolean {
  return /absolute|fixed/.test(styleOf(element).position) || element.matches('[popover]')
}
