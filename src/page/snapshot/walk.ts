import { type Box, meets } from '../dom/box.ts'
import { rootIn } from '../dom/composed.ts'
import type { Marks } from '../dom/marks.ts'
import type { Slices } from '../dom/pause.ts'
import type { Sight } from '../dom/sight.ts'
import { type Candidate, candidateSelector, type Heading, type TextRun } from './candidate.ts'
import { attributeOf, isDisplayed, matches, nodeAbove, tagOf } from '../dom/own-members.ts'

/** One reading of the whole page, in document order, through shadow roots and frames. */
export interface Reading {
  readonly roots: (Document | ShadowRoot)[]
  readonly candidates: Candidate[]
  readonly texts: TextRun[]
  readonly forms: HTMLFormElement[]
}

export interface WalkOptions {
  readonly document: Document
  readonly marks: Marks
  readonly slices: Slices
  readonly sight: Sight
}

/** Reads the page without touching it. If the page takes away the node being read, reading begins again. */
export async function readPage(options: WalkOptions): Promise<Reading> {
  for (let tries = 0; ; tries += 1) {
    const reading: Reading = { roots: [], candidates: [], texts: [], forms: [] }
    const hasMain = options.document.querySelector('main,[role=main]') !== null
    const walk: Walk = { ...options, reading, hasMain, pauses: tries < 5, order: 0, gap: false }
    if (await read(options.document, walk)) return reading
  }
}

/** Where the reading stands. Parts of the page end at the node that follows them. */
interface Walk extends WalkOptions {
  readonly reading: Reading
  readonly pauses: boolean
  readonly hasMain: boolean
  order: number
  gap: boolean
  heading?: Heading
  /** The main content, or what stands beside it. */
  part?: { readonly end: Node | null; readonly isMain: boolean } | undefined
  /** A part that lies out of view or is not displayed: what is in it is not measured one by one. */
  away?: { readonly end: Node | null; readonly box: Box } | undefined
  /** A part whose words stay in the page. */
  masked?: { readonly end: Node | null } | undefined
}

const shown = 1 | 4 // NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT

async function read(root: Document | ShadowRoot, walk: Walk): Promise<boolean> {
  const { slices, marks, reading } = walk
  const among = (selector: string) => new Set(root.querySelectorAll(selector))
  const found: Found = {
    interactive: among(candidateSelector),
    marked: among(`[role=main],[role=heading],${marks.maskedSelector},${marks.ignoredSelector}`),
  }
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, shown)
  reading.roots.push(root)
  for (let node = walker.nextNode(); node;) {
    walk.order += 1
    if (walk.pauses && slices.isOver(64)) {
      await slices.rest()
      if (!node.isConnected) return false
    }
    const inside = visit(node, found, walk)
    if (typeof inside === 'object') {
      const { away, part, masked } = walk
      if (!(await read(inside, walk))) return false
      Object.assign(walk, { away, part, masked })
    }
    node = inside ? walker.nextNode() : nextAfter(walker)
  }
  return true
}

/** Elements of a root that one question finds faster than one for each. */
interface Found {
  readonly interactive: ReadonlySet<Element>
  readonly marked: ReadonlySet<Element>
}

/** Notes what a node is. Tells whether to read what is in it, and the root that is to be read before that. */
function visit(node: Node, { interactive, marked }: Found, walk: Walk): boolean | Document | ShadowRoot {
  if (node === walk.away?.end) walk.away = undefined
  if (node === walk.part?.end) walk.part = undefined
  if (node === walk.masked?.end) walk.masked = undefined
  if (node.nodeType === Node.TEXT_NODE) {
    noteText(node as Text, walk)
    return true
  }
  const element = node as Element
  const meaning = meanings.get(tagOf(element))
  const isMarked = marked.has(element)
  if (
    meaning === 'silent' ||
    element === walk.marks.widgetHost ||
    (isMarked && matches(element, walk.marks.ignoredSelector))
  )
    return false
  if (isMarked || meaning === 'part') notePart(element, walk)
  measure(element, interactive.has(element), walk)
  const inner = rootIn(element)
  return inner ?? (meaning !== 'wordless' && (meaning !== 'drawing' || hasWords(element)))
}

const tags = {
  /** Without anything a person reads. */
  silent: 'script style noscript template head',
  /** Their text nodes are values and choices, not words of the page. */
  wordless: 'textarea select datalist canvas video audio object',
  /** They say something of what is in them or after them. */
  part: 'main nav header footer aside h1 h2 h3 h4 h5 h6 form br',
  frame: 'iframe frame',
  drawing: 'svg',
}
/** What a tag means to the reading. Most mean nothing. */
const meanings = new Map(
  Object.entries(tags).flatMap(([meaning, list]) => list.split(' ').map((tag) => [tag, meaning] as const)),
)

/** Most drawings are icons of many lines; a chart has words, a map has things to click. */
function hasWords(drawing: Element): boolean {
  return drawing.querySelector('text,a,foreignObject,[role],[tabindex]') !== null
}

/** The next node that is not inside the current one. */
function nextAfter(walker: TreeWalker): Node | null {
  for (;;) {
    const sibling = walker.nextSibling()
    if (sibling || !walker.parentNode()) return sibling
  }
}

function endOf(node: Node | null): Node | null {
  let at = node
  while (at && !at.nextSibling) at = nodeAbove(at)
  return at?.nextSibling ?? null
}

function notePart(element: Element, walk: Walk): void {
  const { reading, marks } = walk
  const tag = tagOf(element)
  const role = attributeOf(element, 'role')
  const isMain = tag === 'main' || role === 'main'
  if (isMain || /^(nav|header|footer|aside)$/.test(tag)) {
    if (isMain || !walk.part) walk.part = { end: endOf(element), isMain }
  } else if (/^h[1-6]$/.test(tag) || role === 'heading') walk.heading = { element, before: walk.heading }
  else if (tag === 'form') reading.forms.push(element as HTMLFormElement)
  else if (tag === 'br') walk.gap = true
  if (!walk.masked && marks.isMasked(element, true)) walk.masked = { end: endOf(element) }
}

function measure(element: Element, isCandidate: boolean, walk: Walk): void {
  const { reading, sight } = walk
  let box = walk.away?.box
  if (!box && (isCandidate || element.firstElementChild)) {
    box = sight.box(element)
    const hasSize = box.right > box.left && box.bottom > box.top
    if (hasSize ? !meets(box, sight.viewport) : isDisplayed(element) === false)
      walk.away = { end: endOf(element), box }
  }
  if (!isCandidate || !box) return
  walk.gap ||= element.localName !== 'a'
  reading.candidates.push({ element, order: walk.order, box, heading: walk.heading, byPointer: false })
}

function noteText(node: Text, walk: Walk): void {
  if (!/[^\s\u200b]/.test(node.data)) {
    walk.gap = true
    return
  }
  if (walk.masked) return
  const parent = node.parentElement ?? (node.parentNode as ShadowRoot).host
  // Text that a host keeps outside every slot is not drawn, nor is what a closed `details` holds.
  if (rootIn(parent) && !node.assignedSlot) return
  if (parent.localName === 'details' && !(parent as HTMLDetailsElement).open) return
  const { order, gap, away, part, hasMain } = walk
  const inMain = hasMain ? part?.isMain === true : !part
  walk.reading.texts.push({ node, parent, order, inMain, gap, away: away !== undefined })
  walk.gap = false
}
