import { type Box, boxOf, frameOffset, overlap, viewportOf } from './box.ts'
import { parentOf } from './composed.ts'
import type { Point } from './hit.ts'

/** What can be seen of an element, remembered for as long as one look at the page takes. */
export interface Sight {
  readonly viewport: Box
  box(element: Element): Box
  /** Where the viewport of a framed document begins. */
  offset(document: Document): Point
  /** A number that elements of equal markup, up to the root, have in common. */
  markup(element: Element): number
  /** One of the styles that decide what a person sees, read once for equal markup. */
  style(element: Element, name: StyleName): string
  /** Drawn at all: displayed, not invisible, not of zero size, not cut away for good by what is around it. */
  isShown(element: Element): boolean
  /** Whether some of it lies in the viewport and inside every scroller around it. */
  isInView(element: Element): boolean
  /** How much shines through the opacity of everything around it. */
  opacity(element: Element): number
}

type StyleName = keyof CSSStyleDeclaration & string
type Styles = Partial<Record<StyleName, string>>

/** Where the children of an element can show. `reach` can be scrolled to, `view` is seen right now. */
interface Opening {
  readonly reach: Box
  readonly view: Box
  readonly opacity: number
}

export function createSight(document: Document): Sight {
  const viewport = viewportOf(document)
  const markups = new Map<Element, number>()
  const numbers = new Map<string, number>()
  const styles = new Map<number, Styles>()
  const boxes = new Map<Element, Box>()
  const offsets = new Map<Document, Point>()
  const arounds = new Map<Element, Opening>()
  const insides = new Map<Element, Opening>()
  const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const nowhere = { left: 0, top: 0, right: 0, bottom: 0 }
  const whole: Opening = { reach: everywhere, view: viewport, opacity: 1 }

  // Reading computed styles is the dearest part of a look, and most of a page is the same markup again.
  const markup = (element: Element): number =>
    remembered(markups, element, () => {
      const parent = parentOf(element)
      const { localName, className, id } = element
      const key = [parent ? markup(parent) : 0, localName, className, id, element.getAttribute('style')].join(
        ' ',
      )
      return remembered(numbers, key, () => numbers.size + 1)
    })
  const style = (element: Element, name: StyleName) => {
    const known = remembered(styles, markup(element), (): Styles => ({}))
    return (known[name] ??= String(styleOf(element)[name]))
  }
  const offset = (framed: Document) => remembered(offsets, framed, frameOffset)
  const box = (element: Element) =>
    remembered(boxes, element, () => boxOf(element, offset(element.ownerDocument)))

  const around = (element: Element): Opening =>
    remembered(arounds, element, () => {
      const position = style(element, 'position')
      // An absolutely placed element is not cut off by the static boxes around it.
      const container = position === 'absolute' ? (element as HTMLElement).offsetParent : parentOf(element)
      return container && position !== 'fixed' ? inside(container) : whole
    })

  const inside = (element: Element): Opening =>
    remembered(insides, element, () => {
      const overflow = style(element, 'overflow')
      const own = opacity(element)
      const outer = own === around(element).opacity ? around(element) : { ...around(element), opacity: own }
      // The overflow of body and html belongs to the viewport.
      if (overflow === 'visible' || /^(body|html)$/.test(element.localName)) return outer
      const cutBy = (opening: Box) => overlap(opening, box(element)) ?? nowhere
      const reach = /auto|scroll/.test(overflow) ? outer.reach : cutBy(outer.reach)
      return { ...outer, reach, view: cutBy(outer.view) }
    })

  const opacity = (element: Element) => around(element).opacity * Number(style(element, 'opacity'))

  return {
    viewport,
    box,
    offset,
    markup,
    style,
    opacity,
    isShown(element) {
      const { left, top, right, bottom } = box(element)
      if (right - left <= 1 || bottom - top <= 1 || !isRendered(element)) return false
      return overlap(box(element), around(element).reach) !== undefined
    },
    isInView: (element) => overlap(box(element), around(element).view) !== undefined,
  }
}

/** Displayed, visible and, unless that does not count, not fully transparent. */
export function isRendered(element: Element, checkOpacity = true): boolean {
  return element.checkVisibility
    ? element.checkVisibility({ checkOpacity, checkVisibilityCSS: true })
    : element.getClientRects().length > 0 && styleOf(element).visibility === 'visible'
}

export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element, pseudo)
}

/** What a map holds for a key, made on first need. */
export function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make(key)))
  return value
}
