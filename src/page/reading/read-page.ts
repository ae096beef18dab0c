import { type Box, meets } from '../dom/box.ts'
import { parentOf, rootIn } from '../dom/composed.ts'
import type { Marks } from '../privacy/marks.ts'
import type { Slices } from '../dom/slices.ts'
import { typeOf } from '../dom/kind.ts'
import { type Sight, styleOf } from '../dom/sight.ts'
import type { Entry, Why } from './entry.ts'
import { isLigature, signOf, signOfWord } from '../words/icons.ts'
import { evidenceOf, isDragged, isHand, ticks } from './evidence.ts'
import { createHandlers, type Handlers } from './handlers.ts'
import type { Revealed } from './revealed.ts'
import { partOf } from './parts.ts'
import { candidateSelector, type Heading, type TextRun } from './candidate.ts'
import {
  attributeOf,
  hasAttribute,
  hasAttributes,
  isDisplayed,
  matches,
  memberOf,
  query,
  rootOf,
  tagOf,
} from '../dom/own-members.ts'
import { isSplit, takesEveryPress } from './pressed-as-one.ts'
import { indexRoot, type RootIndex } from './root-index.ts'

/** One reading of the whole page as it is drawn: through shadow roots, slots and frames. */
export interface PageReading {
  readonly roots: (Document | ShadowRoot)[]
  readonly entries: Entry[]
  readonly texts: TextRun[]
  readonly forms: HTMLFormElement[]
  /** The outermost elements of what is not displayed, each with the entry around it. */
  readonly hidden: { readonly element: Element; readonly around: Entry }[]
  /** Whether something is there to be dragged rather than pressed. */
  readonly isDragged: (element: Element) => boolean
  /** Whether it is a place to drop something into. */
  readonly takesDrops: Handlers['takesDrops']
}

export interface WalkOptions {
  readonly document: Document
  readonly marks: Marks
  readonly slices: Slices
  readonly sight: Sight
  /** What is drawn only while its row is pointed at. */
  readonly revealed: Revealed
}

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

/** Where the reading stands. */
interface Walk extends WalkOptions {
  readonly reading: PageReading
  readonly pauses: boolean
  readonly hasMain: boolean
  readonly cursorOf: (element: Element) => string
  readonly handlers: Handlers
  readonly found: Map<Node, RootIndex>
  order: number
  gap: boolean
  heading: Heading | undefined
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

/** Without anything a person reads. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'head', 'link', 'meta'])
/** Their text nodes are values and choices, not words of the page. */
const wordless = new Set(['textarea', 'select', 'datalist', 'video', 'audio', 'object'])

/** Notes what an element is. Tells the entry that its content belongs to; undefined where none is to be read. */
function visit(
  element: Element,
  at: Entry,
  found: RootIndex,
  walk: Walk,
  isHost: boolean,
): Entry | undefined {
  const { marks, sight, reading } = walk
  const tag = tagOf(element)
  const isTold = found.told.has(element)
  const isMarked = isTold && matches(element, marks.markedSelector)
  if (
    silent.has(tag) ||
    element === marks.widgetHost ||
    (isMarked && matches(element, marks.ignoredSelector))
  )
    return undefined
  const isCandidate = isTold && matches(element, candidateSelector)
  const hasParts = element.firstElementChild !== null
  let { away } = at
  let box = away
  let { hover } = at
  if (!box && (isCandidate || hasParts)) {
    box = sight.box(element)
    if (hasSize(box)) {
      if (!meets(box, sight.viewport)) away = box
    } else if (!at.hover && isDisplayed(element) === false) {
      if (!walk.revealed.has(element)) return hide(element, at, reading)
      hover = true
    }
  }
  if (at.part === 'details' && tag !== 'summary' && !hasAttribute(at.element, 'open'))
    return hide(element, at, reading)
  const part = partOf(tag, isMarked ? attributeOf(element, 'role') : null)
  const why = evidenceOf(element, tag, { isCandidate, isTold, at, part }, walk)
  const masked = at.masked || (isMarked && marks.isMasked(element, true))
  const marked = at.marked || (isMarked && (masked || hasAttribute(element, 'data-pagehand')))
  const isNamed = found.named.has(element)
  if (part === 'break') walk.gap = true
  let entry = at
  if (why || hover || hasParts || part || isNamed || isMarked || isHost) {
    if (part === 'heading') walk.heading = { element, before: walk.heading }
    if (tag === 'form') reading.forms.push(element as HTMLFormElement)
    if (isCandidate) walk.gap ||= tag !== 'a'
    entry = {
      element,
      tag,
      parent: at,
      order: walk.order,
      end: walk.order,
      box: box ?? (why && sight.box(element)),
      heading: walk.heading,
      part,
      why,
      told: isTold,
      away,
      masked,
      marked,
      hover,
      disabled: at.disabled || (isMarked && attributeOf(element, 'aria-disabled') === 'true'),
      inert: at.inert || (isMarked && hasAttribute(element, 'inert')),
      cell: part === 'table' ? undefined : at.cell,
      inMain: inMainAfter(part, at, walk.hasMain),
      label: part === 'label' || isNamed ? element : at.label,
      hand: isHandOver(element, why, at, walk),
      control: at.control,
      thing: false,
      owner: undefined,
      card: '',
      weight: 0,
      record: false,
      kind: '',
    }
    if (why ? takesEveryPress(element, tag) : tag === 'label' && ticks(element)) entry.control = entry
    if (part === 'cell') entry.cell = entry
    reading.entries.push(entry)
    if (tag === 'label') noteHiddenControl(entry, reading)
  }
  if (!at.control && !masked && isIcon.test(tag) && !element.textContent?.trim()) noteIcon(element, at, walk)
  if (wordless.has(tag) || (tag === 'svg' && !isRead(element, at, walk))) return undefined
  // What stands in a field that is made of other elements is its value.
  if (isCandidate && !/^(a|button|input)$/.test(tag) && marks.isSecret(element)) return undefined
  return entry
}

/** Whether the hand over what is in an element is one over the element itself. */
function isHandOver(element: Element, why: Why | undefined, at: Entry, { cursorOf }: Walk): boolean {
  if (why === 'pointer' || (why === 'handler' && isHand(cursorOf(element)))) return !isSplit(element)
  return at.hand
}

const isIcon = /^(i|svg|span|em|use)$/

/** An icon that says something by itself is read like a word. */
function noteIcon(icon: Element, at: Entry, walk: Walk): void {
  const sign = hasAttributes(icon) ? signOf(icon) : ''
  const parent = sign && hasSize(walk.sight.box(icon)) && parentOf(icon)
  if (parent) noteRun(new Text(sign), parent, at, walk)
}

function hide(element: Element, around: Entry, { hidden }: PageReading): undefined {
  hidden.push({ element, around })
}

/** A box that is not displayed at all is ticked by its label, and stands where that stands. */
function noteHiddenControl(label: Entry, { entries }: PageReading): void {
  const { control } = label.element as HTMLLabelElement
  if (!control || !/^(checkbox|radio|file)$/.test(typeOf(control)) || isDisplayed(control) !== false) return
  entries.push({ ...label, element: control, tag: 'input', parent: label, part: '', why: 'native' })
}

/** With a main part, only what is in it is main; without, everything but menus, headers and footers. */
function inMainAfter(part: string, at: Entry, hasMain: boolean): boolean | undefined {
  if (part === 'main') return true
  if (!hasMain && /^(navigation|banner|contentinfo|complementary)$/.test(part)) return false
  return at.inMain
}

function hasSize(box: Box): boolean {
  return box.right > box.left && box.bottom > box.top
}

/** Most drawings are icons of many lines; a chart has words, a map has things to click. */
function isRead(drawing: Element, at: Entry, { handlers }: Walk): boolean {
  return (
    query(drawing, 'text,a,foreignObject,[role],[tabindex]') !== null ||
    (!at.control && [...drawing.querySelectorAll('*')].slice(0, 20).some(handlers.isPressed))
  )
}

function noteText(node: Text, at: Entry, walk: Walk): void {
  if (!/[^\s\u200b]/.test(node.data)) {
    walk.gap = true
    return
  }
  if (at.masked) return
  // What a closed `details` holds is not drawn.
  if (at.part === 'details' && !hasAttribute(at.element, 'open')) return
  const parent = node.parentElement ?? (node.parentNode as ShadowRoot).host
  if (!isLigature(parent)) noteRun(node, parent, at, walk)
  else if (!at.control && signOfWord(node.data)) noteRun(new Text(signOfWord(node.data)), parent, at, walk)
}

function noteRun(node: Text, parent: Element, at: Entry, walk: Walk): void {
  const { order, gap } = walk
  const { inMain, away } = at
  walk.reading.texts.push({
    node,
    parent,
    entry: at,
    order,
    inMain: inMain ?? !walk.hasMain,
    gap,
    away: away !== undefined,
    readable: undefined,
  })
  walk.gap = false
}
