import { contains } from './own-methods.ts'
/** The node's parent, also of a form with a field that is called `parentNode` and hides it. */
export function nodeAbove(node: Node): Node | null {
  return Reflect.get(Node.prototype, 'parentNode', node) as Node | null
}

/** The element around a node in the flattened tree: slot, shadow host and frame element count as parents. */
export function parentOf(node: Node): Element | null {
  const parent = (node as Element | Text).assignedSlot ?? nodeAbove(node)
  return parent && (parent.nodeType === Node.ELEMENT_NODE ? (parent as Element) : holderOf(parent))
}

/** The host of a shadow root, or the frame a document is shown in. */
function holderOf(root: Node): Element | null {
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
  for (let at: Element | null = element; at; at = holderOf(at.getRootNode())) {
    const found = at.closest(selector)
    if (found) return found
  }
  return null
}

/** The element that has the focus, inside shadow roots and frames. */
export function activeElementOf(root: DocumentOrShadowRoot): Element | null {
  const active = root.activeElement
  const inner = active && (active.shadowRoot ?? documentIn(active))
  return (inner && activeElementOf(inner)) ?? active
}

/** Every document and open shadow root of the page, outermost first. */
export function rootsOf(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  return [
    root,
    ...Array.from(root.querySelectorAll('*')).flatMap((element) => {
      const inner = element.shadowRoot ?? documentIn(element)
      return inner ? rootsOf(inner) : []
    }),
  ]
}

export function queryAcross(document: Document, selector: string): Element[] {
  return rootsOf(document).flatMap((root) => Array.from(root.querySelectorAll(selector)))
}
