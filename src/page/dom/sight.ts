import { attributeOf, hasAttributes, isDisplayed, memberOf } from './own-members.ts'
import { type Box, boxOf, heightOf, meets, overlap, placed, placeOf, viewportOf, widthOf } from './box.ts'
import { documentIn, parentOf } from './composed.ts'
import { isFormField } from './kind.ts'
import type { Slices } from './slices.ts'

/** What can be seen of an element, remembered for as long as one look at the page takes. */
export interface Sight {
  readonly viewport: Box
  box(element: Element): Box
  /** Where the lines of a text are drawn. */
  lines(text: Text): Box[]
  /** A function that answers once for all elements of equal markup: for what styles tell. */
  byMarkup<Value>(find: (element: Element) => Value): (element: Element) => Value
  /** The number of all elements of equal markup, up to the root. */
  markup(element: Element): number
  /** Drawn at all: displayed, not invisible, not of zero size, not cut away for good by what is around it. */
  isShown(element: Element): boolean
  /** Displayed, visible and not fully transparent, wherever it lies. */
  isRendered(element: Element): boolean
  /** Whether scrolling can bring some of it, or of a box inside it, into view. */
  isReached(element: Element, box?: Box): boolean
  /** Whether some of it lies in the viewport and inside every scroller around it. */
  isInView(element: Element, box?: Box): boolean
  /** The box around words whose lines they are part of. */
  blockOf(element: Element): Element
  /** How much shines through the opacity of everything around it. */
  opacity(element: Element): number
  /** What style sheets say of some of the first markups, to notice when they say something else. */
  looks(): string[]
  /** Whether all that was measured is still where it was, and as visible. */
  holds(slices: Slices): Promise<boolean>
}

/** Where the children of an element can show. `reach` can be scrolled to, `view` is seen right now. */
interface Opening {
  readonly reach: Box
  readonly view: Box
  readonly opacity: number
}

/** What is known of an element so far: one record, because to look up each fact by itself costs as much as the fact. */
interface Facts {
  readonly element: Element
  readonly parent: Facts | undefined
  markup: number
  box?: Box
  opening?: Opening
  block?: Element
  rendered?: boolean
}

export function createSight(document: Document): Sight {
  const viewport = viewportOf(document)
  /** One of each markup, whose number is its place. */
  const samples: Element[] = []
  const known = new Map<Element, Facts>()
  /** Several things are asked of an element before the next one. */
  let last: Facts | undefined
  /** The numbers of markup, by the number of what is around it. */
  const numbers: Map<string, number>[] = []
  const fixed: Opening = { reach: viewport, view: viewport, opacity: 1 }
  const whole: Opening = {
    ...fixed,
    reach: scrollAreaOf(
      memberOf(document, 'scrollingElement') ?? memberOf(document, 'documentElement'),
      viewport,
    ),
  }

  function factsOf(element: Element): Facts {
    if (last?.element === element) return last
    let facts = known.get(element)
    if (!facts) {
      const parent = parentOf(element)
      facts = { element, parent: parent ? factsOf(parent) : undefined, markup: 0 }
      known.set(element, facts)
    }
    return (last = facts)
  }

  // Reading computed styles is the most expensive part of a snapshot, and most of a page is the same markup again.
  // A number stands for elements of equal markup, up to the root.
  function markupOf(facts: Facts): number {
    if (facts.markup === 0) {
      const { element, parent } = facts
      const { localName } = element
      const own = hasAttributes(element)
        ? // In SVG the property `className` is an object that says nothing.
          `${localName} ${idOf(element)} ${attributeOf(element, 'class')} ${attributeOf(element, 'style')}`
        : localName
      const alike = (numbers[parent ? markupOf(parent) : 0] ??= new Map<string, number>())
      facts.markup = alike.get(own) ?? 0
      if (facts.markup === 0) alike.set(own, (facts.markup = samples.push(element)))
    }
    return facts.markup
  }
  const markup = (element: Element) => markupOf(factsOf(element))
  function byMarkup<Value>(find: (element: Element) => Value): (element: Element) => Value {
    const found: Value[] = []
    return (element) => (found[markup(element)] ??= find(element))
  }
  const manner = byMarkup(mannerOf)
  const place = remembering(placeOf)
  const range = new Range()
  const box = (element: Element) =>
    (factsOf(element).box ??= boxOf(element, place(element.ownerDocument), range))
  const inside = (element: Element) => (factsOf(element).opening ??= openingOf(element))

  function openingOf(element: Element): Opening {
    const { position, overflow, opacity, isCut } = manner(element)
    // An absolutely placed element is not cut off by the static boxes around it.
    const container =
      position === 'absolute' ? (element as HTMLElement).offsetParent : factsOf(element).parent?.element
    const around = position === 'fixed' ? fixed : container ? inside(container) : whole
    const outer = opacity === 1 ? around : { ...around, opacity: around.opacity * opacity }
    if (isCut) return { ...outer, reach: nowhere, view: nowhere }
    // The overflow of body and html belongs to the viewport.
    if (overflow === 'visible' || /^(body|html)$/.test(element.localName)) return outer
    const cutBy = (opening: Box) => overlap(opening, box(element)) ?? nowhere
    const reach = cutBy(outer.reach)
    const scroller = /auto|scroll/.test(overflow) ? element : documentIn(element)?.scrollingElement
    // A transform makes what is scrolled larger or smaller than it says.
    const scale = widthOf(box(element)) / (element as HTMLElement).offsetWidth || 1
    return {
      ...outer,
      reach: scroller && reach !== nowhere ? scrollAreaOf(scroller, box(element), scale) : reach,
      view: cutBy(outer.view),
    }
  }

  const isInline = byMarkup((element) => /^(inline|contents)$/.test(styleOf(element).display))
  function blockOf(element: Element): Element {
    const facts = factsOf(element)
    return (facts.block ??= facts.parent && isInline(element) ? blockOf(facts.parent.element) : element)
  }
  const rendered = (element: Element) => (factsOf(element).rendered ??= isRendered(element))
  const isReached = (element: Element, at = box(element)) => meets(at, inside(element).reach)

  return {
    viewport,
    box,
    byMarkup,
    markup,
    opacity: (element) => inside(element).opacity,
    lines(text) {
      range.selectNode(text)
      return Array.from(range.getClientRects(), (line) => placed(line, place(text.ownerDocument)))
    },
    blockOf,
    isReached,
    isRendered: rendered,
    isShown(element) {
      const own = box(element)
      return widthOf(own) > 1 && heightOf(own) > 1 && rendered(element) && isReached(element, own)
    },
    isInView: (element, at = box(element)) => meets(at, inside(element).view),
    looks: () => samples.slice(0, sampled).map(lookOf),
    async holds(slices) {
      const placeNow = remembering(placeOf)
      for (const { element, box: was, rendered: wasRendered } of known.values()) {
        if (slices.isOver(32)) await slices.rest()
        if (was && !isEqual(was, boxOf(element, placeNow(element.ownerDocument), range))) return false
        if (wasRendered !== undefined && wasRendered !== isRendered(element)) return false
      }
      return true
    },
  }
}

/** So many markups are enough to notice another theme. */
const sampled = 64

/** What a style sheet could use to hide one of equal markup by its place or by an attribute. */
export function lookOf(element: Element): string {
  const { color, clipPath, opacity, fontSize, textIndent } = styleOf(element)
  return `${color} ${clipPath} ${opacity} ${fontSize} ${textIndent}`
}

function isEqual(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  )
}

/** Fields of a form are often told apart by a number alone. */
function idOf(element: Element): string {
  return isFormField(element) ? element.id.replace(/\d+/g, '0') : element.id
}

/** No box meets it. */
const nowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** How an element shows what is in it. */
interface Manner {
  readonly position: string
  readonly overflow: string
  readonly opacity: number
  /** Cut to an empty rectangle or shape, or filtered away: a way to keep words for screen readers alone. */
  readonly isCut: boolean
}

function mannerOf(element: Element): Manner {
  const style = styleOf(element)
  const { position, overflow, opacity } = style
  return { position, overflow, opacity: Number(opacity), isCut: isCutAway(style) }
}

/** Whether a style leaves nothing to see of what has it. */
export function isCutAway(style: CSSStyleDeclaration): boolean {
  const { clip, clipPath, filter, maskImage, contentVisibility } = style
  return (
    contentVisibility === 'hidden' ||
    /^rect\((\S+), \S+, \1,/.test(clip) ||
    /inset\((50|[6-9]\d|100)%|circle\(0/.test(clipPath) ||
    /opacity\(0(\.0|\))/.test(filter) ||
    // A gradient that begins and goes on without any colour.
    /^\S+gradient\((?!.*(rgb\(|[1-9]\)))/.test(maskImage)
  )
}

/** All that scrolling can bring into a window onto an element's content. */
function scrollAreaOf(scroller: Element, { left, top, right, bottom }: Box, scale = 1): Box {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth } = scroller
  // From right to left the content begins at the other end.
  const before = styleOf(scroller).direction === 'rtl' ? scrollWidth - clientWidth : 0
  const x = left - (scrollLeft + before) * scale
  const y = top - scrollTop * scale
  return {
    left: x,
    top: y,
    right: Math.max(x + scrollWidth * scale, right),
    bottom: Math.max(y + scrollHeight * scale, bottom),
  }
}

/** Displayed, visible and, unless that does not count, not fully transparent. */
export function isRendered(element: Element, checkOpacity = true): boolean {
  if (isDisplayed(element, { checkOpacity, checkVisibilityCSS: true })) return true
  const { display, visibility } = styleOf(element)
  if (visibility !== 'visible') return false
  const parent = parentOf(element)
  return display === 'contents' && parent
    ? isRendered(parent, checkOpacity)
    : !element.checkVisibility && element.getClientRects().length > 0
}

export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle(element, pseudo)
}

/** A function that answers each question once. */
export function remembering<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) known.set(key, (value = find(key)))
    return value
  }
}
