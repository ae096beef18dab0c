import { closest, contains, memberOf, nodeAbove, queryAll, rootOf } from './own-members.ts'

/** The element around a node in the flattened tree: slot, shadow host and frame element count as parents. */
export function parentOf(node: Node): Element | null {
  const { assignedSlot } = node as Element | Text
  // What a form shows by these names may be a field.
  const parent = assignedSlot?.localName === 'slot' ? assignedSlot : nodeAbove(node)
  return isRoot(parent) ? holderOf(parent) : (parent as Element | null)
}

function isRoot(node: Node | null): node is Document | ShadowRoot {
  const type = node?.nodeType
  return type === Node.DOCUMENT_NODE || type === Node.DOCUMENT_FRAGMENT_NODE
}

/** The host of a shadow root, or the frame a document is shown in. */
function holderOf(root: Document | ShadowRoot): Element | null {
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (root as ShadowRoot).host : frameOf(root as Document)
}

/** The frame element a document is shown in. Our own page is the outermost, even if another frames it. */
export function frameOf({ defaultView: view }: Document): Element | null {
  return view && view !== window ? view.frameElement : null
}

/** The document of a same-origin frame. */
export function documentIn(element: Element): Document | null {
  const { localName } = element
  // Asked of every element of the page, and comparing is faster than matching.
  return localName === 'iframe' || localName === 'frame'
    ? (element as HTMLIFrameElement).contentDocument
    : null
}

/** What an element shows in its own place: an open shadow root, or the document of a same-origin frame. */
export function rootIn(element: Element): Document | ShadowRoot | null {
  const { shadowRoot } = element
  // Most elements have none, and a form may show a field by this name.
  return shadowRoot !== null && isRoot(shadowRoot) ? shadowRoot : documentIn(element)
}

/** An element and all around it, innermost first. */
export function chainOf(element: Node | null | undefined): Element[] {
  const chain = []
  for (let at = element; at; at = parentOf(at)) chain.push(at as Element)
  return chain
}

export function isInside(node: Node | null | undefined, ancestor: Element): boolean {
  return contains(ancestor, node ?? null) || chainOf(node).includes(ancestor)
}

/** `closest` that climbs out of shadow roots, slots and frames. */
export function closestAcross(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = holderOf(rootOf(at))) {
    const found = closest(at, selector)
    if (found) return found
  }
  return null
}

/** The element that has the focus, inside shadow roots and frames. */
export function activeElementOf(root: Document | ShadowRoot): Element | null {
  const active = memberOf(root, 'activeElement')
  const inner = active && rootIn(active)
  return (inner && activeElementOf(inner)) ?? active
}

/** Every document and open shadow root of the page, outermost first. */
export function rootsOf(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  return [
    root,
    ...queryAll(root, '*').flatMap((element) => {
      const inner = rootIn(element)
      return inner ? rootsOf(inner) : []
    }),
  ]
}

export function queryAcross(document: Document, selector: string): Element[] {
  return rootsOf(document).flatMap((root) => queryAll(root, selector))
}
