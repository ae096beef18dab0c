import { type Box, boxOf, overlap, viewportOf } from './box.ts'
import { parentOf } from './composed.ts'

/** What can be seen of an element, remembered for as long as one look at the page takes. */
export interface Sight {
  readonly viewport: Box
  box(element: Element): Box
  /** Drawn at all: displayed, not invisible, not of zero size, not cut away for good by what is around it. */
  isShown(element: Element): boolean
  /** Whether some of it lies in the viewport and inside every scroller around it. */
  isInView(element: Element): boolean
  /** How much shines through the opacity of everything around it. */
  opacity(element: Element): number
}

/** Where the children of an element can show. `reach` can be scrolled to, `view` is seen right now. */
interface Frame {
  readonly reach: Box
  readonly view: Box
  readonly opacity: number
}

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export function createSight(document: Document): Sight {
  const viewport = viewportOf(document)
  const boxes = new Map<Element, Box>()
  const windows = new Map<Element, Frame>()
  const whole: Frame = { reach: everywhere, view: viewport, opacity: 1 }

  function box(element: Element): Box {
    let known = boxes.get(element)
    if (!known) boxes.set(element, (known = boxOf(element)))
    return known
  }

  function around(element: Element, style: CSSStyleDeclaration): Frame {
    if (style.position === 'fixed') return whole
    // An absolutely placed element is not cut off by the static boxes around it.
    const container =
      style.position === 'absolute' ? (element as HTMLElement).offsetParent : parentOf(element)
    return container ? inside(container) : whole
  }

  function inside(element: Element): Frame {
    const known = windows.get(element)
    if (known) return known
    const style = styleOf(element)
    const outer = around(element, style)
    const result = cutBy(element, style, { ...outer, opacity: outer.opacity * Number(style.opacity) })
    windows.set(element, result)
    return result
  }

  function cutBy(element: Element, style: CSSStyleDeclaration, outer: Frame): Frame {
    // The overflow of body and html belongs to the viewport.
    if (style.overflow === 'visible' || /^(body|html)$/.test(element.localName)) return outer
    const own = box(element)
    const scrolls = /auto|scroll/.test(style.overflow)
    return {
      ...outer,
      reach: scrolls ? outer.reach : (overlap(outer.reach, own) ?? nowhere(own)),
      view: overlap(outer.view, own) ?? nowhere(own),
    }
  }

  function isShown(element: Element): boolean {
    if (!isRendered(element)) return false
    const own = box(element)
    if (own.right - own.left <= 1 || own.bottom - own.top <= 1) return false
    return overlap(own, around(element, styleOf(element)).reach) !== undefined
  }

  return {
    viewport,
    box,
    isShown,
    isInView: (element) => overlap(box(element), around(element, styleOf(element)).view) !== undefined,
    opacity: (element) => inside(element).opacity,
  }
}

/** Displayed, visible and not fully transparent. */
export function isRendered(element: Element): boolean {
  if (element.checkVisibility) return element.checkVisibility(everyKind)
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = styleOf(at)
    if (style.display === 'none' || style.opacity === '0') return false
    if (at === element && style.visibility !== 'visible') return false
  }
  return element.isConnected
}

export function styleOf(element: Element, pseudo?: string): CSSStyleDeclaration {
  const view = element.ownerDocument.defaultView ?? window
  return view.getComputedStyle(element, pseudo)
}

/** The first pair are the names Chromium had before the standard settled on the second. */
const everyKind = {
  checkOpacity: true,
  checkVisibilityCSS: true,
  opacityProperty: true,
  visibilityProperty: true,
}

function nowhere({ left, top }: Box): Box {
  return { left, top, right: left, bottom: top }
}
