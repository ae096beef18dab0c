import { boxOf } from '../dom/box.ts'
import { documentIn } from '../dom/composed.ts'
import type { Marks } from '../dom/marks.ts'
import type { Slices } from '../dom/pause.ts'
import { type Candidate, candidateSelector, type Heading, type TextRun } from './candidate.ts'

/** One reading of the whole page, in document order, through shadow roots and frames. */
export interface Reading {
  readonly candidates: Candidate[]
  readonly texts: TextRun[]
  readonly forms: HTMLFormElement[]
}

/** Reads the page without touching it. What is neither drawn nor ours to see is left out with all it holds. */
export async function readPage(document: Document, marks: Marks, slices: Slices): Promise<Reading> {
  const reading: Reading = { candidates: [], texts: [], forms: [] }
  const state: WalkState = { order: 0, heading: undefined, main: undefined, aside: undefined, gap: false }
  const context: Walk = { reading, state, marks, slices, anchor: undefined, restarts: { left: 20 } }
  await walk(document, context)
  return context.restarts.left < 20 ? withoutReplaced(reading) : reading
}

interface WalkState {
  order: number
  heading: Heading | undefined
  main: Element | undefined
  aside: Element | undefined
  gap: boolean
}

interface Walk {
  readonly reading: Reading
  readonly state: WalkState
  readonly marks: Marks
  readonly slices: Slices
  /** For what is in a shadow root or frame: the node of the page that shows it. */
  readonly anchor: Node | undefined
  readonly restarts: { left: number }
}

const nodesBetweenLooksAtTheClock = 100

async function walk(root: Document | ShadowRoot, context: Walk): Promise<void> {
  const { state, slices } = context
  const interactive = new Set(root.querySelectorAll(candidateSelector))
  const walker = root.ownerDocument
    ? root.ownerDocument.createTreeWalker(root, shown)
    : (root as Document).createTreeWalker(root, shown)
  let node = walker.nextNode()
  while (node) {
    state.order += 1
    if (state.order % nodesBetweenLooksAtTheClock === 0 && slices.isOver()) {
      const around = ancestorsOf(node)
      await slices.rest()
      // The page drew this part anew meanwhile: read it again from the nearest element that stayed.
      if (!node.isConnected) {
        const stayed = around.find((each) => each.isConnected)
        if (!stayed || context.restarts.left-- <= 0) return
        walker.currentNode = stayed
        node = walker.nextNode()
        continue
      }
    }
    if (node.nodeType === Node.TEXT_NODE) {
      noteText(node as Text, context)
      node = walker.nextNode()
      continue
    }
    const element = node as Element
    if (isClosed(element, context.marks)) {
      node = nextAfter(walker)
      continue
    }
    noteElement(element, interactive.has(element), context)
    const inner = element.shadowRoot ?? documentIn(element)
    if (inner) await walk(inner, { ...context, anchor: context.anchor ?? element })
    node = contentIsText.has(element.localName) ? nextAfter(walker) : walker.nextNode()
  }
}

const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT

/** Tags without anything a person reads. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'head', 'link', 'meta', 'base', 'title'])
/** Their text nodes are values and choices, not words of the page. */
const contentIsText = new Set(['textarea', 'select', 'datalist', 'svg', 'canvas', 'video', 'audio', 'object'])

function isClosed(element: Element, marks: Marks): boolean {
  if (silent.has(element.localName) || element === marks.widgetHost) return true
  if (element.hasAttribute('data-pagehand') && element.matches(marks.ignoredSelector)) return true
  return element.hasAttribute('hidden') && element.getAttribute('hidden') !== 'until-found'
    ? element.checkVisibility?.() === false
    : false
}

/** The next node that is not inside the current one. */
function nextAfter(walker: TreeWalker): Node | null {
  for (;;) {
    const sibling = walker.nextSibling()
    if (sibling) return sibling
    if (!walker.parentNode()) return null
  }
}

function noteElement(element: Element, isCandidate: boolean, { reading, state, anchor }: Walk): void {
  const tag = element.localName
  const role = element.getAttribute('role')
  if (headings.test(tag) || role === 'heading') state.heading = { element, before: state.heading }
  else if (tag === 'br') state.gap = true
  else if (tag === 'form') reading.forms.push(element as HTMLFormElement)
  else if (!anchor && (tag === 'main' || role === 'main')) state.main = element
  else if (!anchor && asides.has(tag) && !state.aside?.contains(element)) state.aside = element
  if (isCandidate) {
    state.gap ||= tag !== 'a'
    reading.candidates.push({
      element,
      order: state.order,
      box: boxOf(element),
      heading: state.heading,
      byPointer: false,
    })
  }
}

const headings = /^h[1-6]$/
const asides = new Set(['nav', 'header', 'footer', 'aside'])
const ink = /[^\s\u00a0\u200b]/

function noteText(node: Text, { reading, state, anchor = node }: Walk): void {
  if (!ink.test(node.data)) {
    state.gap = true
    return
  }
  const parent = node.parentElement ?? (node.parentNode as ShadowRoot).host
  // Text that a host keeps outside every slot is not drawn, nor is what a closed `details` holds.
  if (parent.shadowRoot && !node.assignedSlot) return
  if (parent.localName === 'details' && !(parent as HTMLDetailsElement).open) return
  const inMain = state.main ? state.main.contains(anchor) : !state.aside?.contains(anchor)
  reading.texts.push({ node, parent, order: state.order, inMain, gap: state.gap })
  state.gap = false
}

function ancestorsOf(node: Node): Node[] {
  const found: Node[] = []
  for (let at = node.parentNode; at; at = at.parentNode) found.push(at)
  return found
}

function withoutReplaced({ candidates, texts, forms }: Reading): Reading {
  return {
    candidates: [...new Map(candidates.map((each) => [each.element, each])).values()].filter(
      ({ element }) => element.isConnected,
    ),
    texts: [...new Map(texts.map((each) => [each.node, each])).values()].filter(
      ({ node }) => node.isConnected,
    ),
    forms: [...new Set(forms)].filter((form) => form.isConnected),
  }
}
