/** The node's parent, also of a form with a field that is called `parentNode` and hides it. */
export function nodeAbove(node: Node): Node | null {
  return Reflect.get(Node.prototype, 'parentNode', node) as Node | null
}

/** The element around a node in the flattened tree: slot, shadow host and frame element count as parents. */
export function parentOf(node: Node): Element | null {
  const slot = (node as Element | Text).assignedSlot
  if (slot) return slot
  const parent = nodeAbove(node)
  if (!parent) return null
  if (parent.nodeType === Node.ELEMENT_NODE) return parent as Element
  if (parent.nodeType === Node.DOCUMENT_FRAGMENT_NODE) return (parent as ShadowRoot).host ?? null
  return frameOf(parent as Document)
}

/** The frame element a document is shown in, if the page around it may be touched. */
export function frameOf(document: Document): Element | null {
  const { defaultView: view } = document
  return view && view !== view.parent ? view.frameElement : null
}

/** The document of a same-origin frame. */
export function documentIn(element: Element): Document | null {
  if (element.localName !== 'iframe' && element.localName !== 'frame') return null
  return (element as HTMLIFrameElement).contentDocument
}

export function isInside(node: Node | null, ancestor: Node): boolean {
  for (let at = node; at; at = parentOf(at)) if (at === ancestor) return true
  return false
}

/** `closest` that climbs out of shadow roots, slots and frames. */
export function closestAcross(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest(selector)
    if (found) return found
    const root = at.getRootNode()
    at =
      root.nodeType === Node.DOCUMENT_NODE ? frameOf(root as Document) : ((root as ShadowRoot).host ?? null)
  }
  return null
}

/** The element that has the focus, inside shadow roots and frames. */
export function activeElementOf(document: Document): Element | null {
  let active = document.activeElement
  for (;;) {
    const inner: Element | null | undefined =
      active?.shadowRoot?.activeElement ?? (active && documentIn(active)?.activeElement)
    if (!inner) return active
    active = inner
  }
}

/** Every document and open shadow root of the page, outermost first. */
export function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
  yield root
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* rootsOf(element.shadowRoot)
    const inner = documentIn(element)
    if (inner) yield* rootsOf(inner)
  }
}

export function queryAcross(document: Document, selector: string): Element[] {
  return [...rootsOf(document)].flatMap((root) => Array.from(root.querySelectorAll(selector)))
}
