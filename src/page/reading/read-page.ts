import { rootIn } from '../dom/composed.ts'
import { memberOf, rootOf } from '../dom/own-members.ts'
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
      entries: [],
      texts: [],
      forms: [],
      hidden: [],
      isDragged: (element) => isDragged(element, { cursorOf, handlers }),
      takesDrops: handlers.takesDrops,
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
    const top: Entry = {
      ...nothing,
      element: memberOf(document, 'documentElement'),
      inMain: hasMain ? false : undefined,
    }
    if (await read(document, top, walk)) return reading
  }
}

const nothing: Omit<Entry, 'element'> = {
  tag: '',
  parent: undefined,
  order: 0,
  end: 0,
  box: undefined,
  heading: undefined,
  part: '',
  why: undefined,
  told: false,
  away: undefined,
  masked: false,
  marked: false,
  hover: false,
  disabled: false,
  inert: false,
  cell: undefined,
  inMain: undefined,
  label: undefined,
  hand: false,
  control: undefined,
  thing: false,
  owner: undefined,
  card: '',
  weight: 0,
  record: false,
  kind: '',
}

/** Reads a root, or one element that is shown in a slot. */
async function read(top: Document | ShadowRoot | Node, around: Entry, walk: Walk): Promise<boolean> {
  const { slices, reading } = walk
  const root = rootOf(top)
  const found = walk.found.get(root) ?? (await indexRoot(root, walk))
  walk.found.set(root, found)
  // SHOW_ELEMENT | SHOW_TEXT
  const walker = memberOf(root.ownerDocument ?? (root as Document), 'createTreeWalker')(top, 1 | 4)
  let at = around
  let node: Node | null = top
  if (top === root) {
    reading.roots.push(root)
    node = walker.firstChild()
  }
  while (node) {
    walk.order += 1
    if (walk.pauses && slices.isOver(64)) {
      await slices.rest()
      if (!node.isConnected) return false
    }
    let next: Node | null = null
    if (node.nodeType === Node.TEXT_NODE) noteText(node as Text, at, walk)
    else {
      const element = node as Element
      const inner = rootIn(element)
      const inside = visit(element, at, found, walk, inner !== null)
      if (inside) {
        const shown: readonly Node[] = inner
          ? [inner]
          : element.localName === 'slot'
            ? (element as HTMLSlotElement).assignedNodes()
            : []
        for (const each of shown) if (!(await read(each, inside, walk))) return false
        // What a host holds is drawn in its slots, and what a slot is given in place of its own.
        if (shown.length === 0) next = walker.firstChild()
        if (!next) inside.end = walk.order
        else if (inside !== at) at = inside
      }
    }
    while (!next) {
      next = walker.nextSibling()
      if (next) break
      const up: Node | null = walker.parentNode()
      if (!up) return true
      if (at !== around && at.element === up) {
        at.end = walk.order
        at = at.parent as Entry
      }
    }
    node = next
  }
  return true
}
