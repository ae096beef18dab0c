import { rootIn } from '../dom/composed.ts'
import { memberOf, nodeAbove, rootOf, tagOf } from '../dom/own-members.ts'
import { styleOf } from '../dom/sight.ts'
import type { Entry } from './entry.ts'
import { isDragged } from './evidence.ts'
import { createHandlers } from './handlers.ts'
import { noteText } from './note-text.ts'
import type { PageReading } from './page-reading.ts'
import { indexRoot } from './root-index.ts'
import { visit } from './visit.ts'
import type { Walk, WalkOptions } from './walk.ts'

/** Reads the page without touching it. If the page takes away the node being read, reading begins again. */
export async function readPage(options: WalkOptions): Promise<PageReading> {
  const { document, sight } = options
  const cursorOf = sight.byMarkup((element) => {
    const { cursor, pointerEvents } = styleOf(element)
    // What lets every press through has no hand of its own.
    return pointerEvents === 'none' ? '' : cursor
  })
  const handlers = createHandlers(document)
  const hasMain = memberOf(document, 'querySelector')('main,[role=main]') !== null
  for (let tries = 0; ; tries += 1) {
    const reading: PageReading = {
      roots: [],
      layers: [],
      entries: [],
      texts: [],
      forms: [],
      hidden: [],
      isDragged: (element) => isDragged(element, { cursorOf, handlers }),
      handlers,
    }
    const walk: Walk = {
      ...options,
      reading,
      cursorOf,
      handlers,
      hasMain,
      found: new Map(),
      pauses: tries < 5,
      order: 0,
      gap: false,
      heading: undefined,
    }
    // Around everything stands nothing: what it lacks is none.
    const top: Partial<Entry> = {
      element: memberOf(document, 'documentElement'),
      tag: '',
      part: '',
      weight: 0,
      inMain: hasMain ? false : undefined,
    }
    if (await read(document, top as Entry, walk)) return reading
  }
}

/** Reads a root, or one element that is shown in a slot. */
async function read(top: Document | ShadowRoot | Node, around: Entry, walk: Walk): Promise<boolean> {
  const { slices, reading } = walk
  const root = rootOf(top)
  const found = walk.found.get(root) ?? indexRoot(root, walk.marks, reading)
  walk.found.set(root, found)
  // SHOW_ELEMENT | SHOW_TEXT
  const walker = memberOf(root.ownerDocument ?? (root as Document), 'createTreeWalker')(top, 1 | 4)
  let at = around
  /** The last element without an entry of its own: nothing but words stands in it. */
  let leaf: Node | null = null
  let node: Node | null = top
  if (top === root) {
    walk.onRoot?.(root)
    reading.roots.push(root)
    node = walker.firstChild()
  }
  while (node) {
    if (walk.order % 64 === 0 && walk.pauses && slices.isOver()) {
      await slices.rest()
      if (!node.isConnected) return false
    }
    const above = nodeAbove(node)
    if (above !== leaf) leave(above)
    walk.order += 1
    let isInside = true
    if (node.nodeType === Node.TEXT_NODE)
      noteText(node as Text, above === root ? (root as ShadowRoot).host : (above as Element), at, walk)
    else {
      const element = node as Element
      const tag = tagOf(element)
      const inner = rootIn(element)
      const inside = visit(element, tag, at, found, walk, inner !== null)
      isInside = inside !== undefined
      if (inside) {
        const shown: readonly Node[] = inner
          ? [inner]
          : tag === 'slot'
            ? (element as HTMLSlotElement).assignedNodes()
            : []
        for (const each of shown) if (!(await read(each, inside, walk))) return false
        // What a host holds is drawn in its slots, and what a slot is given in place of its own.
        isInside = shown.length === 0
        if (inside === at) leaf = element
        at = inside
      }
    }
    node = isInside ? walker.nextNode() : following(walker)
  }
  leave(null)
  return true

  /** Goes back to the entry that a node stands in. */
  function leave(above: Node | null): void {
    while (at !== around && at.element !== above) {
      at.end = walk.order
      at = at.parent as Entry
    }
  }
}

/** The next node that does not stand in the one that was read last. */
function following(walker: TreeWalker): Node | null {
  for (;;) {
    const next = walker.nextSibling()
    if (next || !walker.parentNode()) return next
  }
}
