import { boxOf, heightOf, widthOf } from '../dom/box.ts'
import { isInside, queryAcross, rootIn } from '../dom/composed.ts'
import { createSight, isRendered, type Sight, styleOf } from '../dom/sight.ts'
import { oneLine } from '../text.ts'
import type { Hands } from './hands.ts'

const choices = ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem', 'radio', 'tab']
  .map((role) => `[role=${role}]`)
  .join()
const lists = '[role=listbox],[role=menu],[role=tree],[role=grid],[role=radiogroup],[role=tablist]'

/** The choices that are in sight now for an element: in itself, in the list it controls, or in one that is open. */
export function choicesOf(
  element: Element,
  { document, marks }: Hands,
  { layers: opened, standing }: Pick<Opened, 'layers' | 'standing'>,
): Element[] {
  const sight = createSight(document)
  const host = (element.getRootNode() as ShadowRoot).host as Element | undefined
  const roled = (list: Element) => {
    const marked = flatIn(list).filter((each) => each.matches(`${choices},input[type=radio]`))
    return marked.length > 0 || list === element
      ? marked
      : flatIn(list).filter(({ localName }) => localName === 'li')
  }
  const open = [...opened].filter(
    (each) => each.isConnected && !each.contains(element) && sight.isShown(each),
  )
  const places = [
    () => roled(element),
    () => controlledBy(element).flatMap(roled),
    // Options that a component is given stand in it, and are shown by its slot.
    () => (host ? roled(host) : []),
    () => open.flatMap(roled).filter((each) => each.matches(choices)),
    () =>
      queryAcross(document, lists)
        .filter((list) => !list.contains(element) && !standing.has(list))
        .flatMap(roled),
    () => open.flatMap((layer) => rowsIn(layer, sight)),
  ]
  for (const place of places) {
    const seen = place().filter((option) => canBePicked(option, sight) && !marks.isIgnored(option))
    if (seen.length > 0) return [...new Set(seen)]
  }
  return []
}

function controlledBy(element: Element): Element[] {
  const holder =
    element.closest('[aria-controls],[aria-owns]') ?? element.querySelector('[aria-controls],[aria-owns]')
  const ids = `${holder?.getAttribute('aria-controls')} ${holder?.getAttribute('aria-owns')}`.split(' ')
  const roots = [element.getRootNode() as Document | ShadowRoot, element.ownerDocument]
  return ids.flatMap((id) => roots.map((root) => root.getElementById(id)).find(Boolean) ?? [])
}

/** Everything that is drawn in an element, through shadow roots and slots. */
function flatIn(element: Element): Element[] {
  const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedElements() : []
  const inner = slotted.length > 0 ? slotted : [...(rootIn(element) ?? element).children]
  return inner.flatMap((each) => [each].concat(flatIn(each)))
}

/** In sight, or in a part that can be scrolled to it: some hide what sticks out until the mouse is over them. */
function canBePicked(option: Element, sight: Sight): boolean {
  if (sight.isShown(option)) return true
  const box = boxOf(option)
  const scroller = scrollerAround(option)
  return (
    widthOf(box) > 1 &&
    heightOf(box) > 1 &&
    scroller !== undefined &&
    scroller.clientHeight > 20 &&
    isRendered(option) &&
    sight.isShown(scroller)
  )
}

/** The part that a list of choices is scrolled in. */
export function scrollerAround(option: Element): Element | undefined {
  for (let at = option.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && styleOf(at).overflowY !== 'visible') return at
  }
  return undefined
}

/** The rows of a layer that says nothing of roles: of all that stand in it, those there are most of. */
function rowsIn(layer: Element, sight: Sight): Element[] {
  const hasWords = (element: Element) => oneLine(element.textContent ?? '') !== '' && sight.isShown(element)
  let rows: Element[] = []
  for (const box of [layer, ...flatIn(layer)]) {
    const children = [...box.children].filter(hasWords)
    const [first] = children
    const alike = children.filter(
      (each) => each.localName === first?.localName && each.classList[0] === first.classList[0],
    )
    if (alike.length > rows.length && alike.length > 1) rows = alike
  }
  if (rows.length > 0) return rows
  return flatIn(layer).filter((each) => each.childElementCount === 0 && hasWords(each))
}

/** Watches what comes to light while something is opened. */
export interface Opened {
  readonly layers: ReadonlySet<Element>
  /** Lists that were in sight before, and are somebody else's. */
  readonly standing: ReadonlySet<Element>
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
  const isExpanded = element.getAttribute('aria-expanded') === 'true'
  // It may be its own list, opened before, if that is what it says it opens.
  const own = element.getAttribute('aria-haspopup')
  const standing = isExpanded
    ? []
    : queryAcross(document, lists).filter((list) => list.getAttribute('role') !== own && sight.isShown(list))
  if (isExpanded) {
    for (const each of document.querySelectorAll('body > *, body > * > *'))
      if (isLayer(each) && sight.isShown(each) && !each.contains(element)) layers.add(each)
  }
  return { layers, standing: new Set(standing), stop: () => observer.disconnect() }
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
