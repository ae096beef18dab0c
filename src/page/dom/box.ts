import { rectOf } from './own-members.ts'
import { frameOf } from './composed.ts'

/** A rectangle in the coordinates of the page's own viewport, frames taken into account. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the viewport of a framed document begins in the page's, and how large one of its pixels is drawn there. */
export interface Place extends Point {
  readonly scale: number
}

export function boxOf(
  element: Element,
  place: Place = placeOf(element.ownerDocument),
  range: Range = new Range(),
): Box {
  const rect = rectOf(element)
  return placed((rect.width === 0 && boxOfContents(element, range)) || rect, place)
}

/** Most elements without a size are hidden; asking their styles costs, so their content is asked first. */
function boxOfContents(element: Element, range: Range): DOMRect | false {
  const rect = contentsOf(element, range).getBoundingClientRect()
  return rect.width > 0 && hasNoBox(element) && rect
}

/** Whether only what is in an element has boxes. */
export function hasNoBox(element: Element): boolean {
  return getComputedStyle(element).display === 'contents'
}

export function contentsOf(element: Element, range: Range = new Range()): Range {
  range.selectNodeContents(element.shadowRoot ?? element)
  return range
}

export function placeOf(document: Document): Place {
  const frame = frameOf(document) as HTMLElement | null
  if (!frame) return { x: 0, y: 0, scale: 1 }
  const box = boxOf(frame)
  const { clientLeft, clientTop, offsetWidth } = frame
  const { paddingLeft, paddingTop } = getComputedStyle(frame)
  // A transform or zoom shows in the box alone.
  const scale = widthOf(box) / offsetWidth || 1
  return {
    x: box.left + (clientLeft + parseFloat(paddingLeft)) * scale,
    y: box.top + (clientTop + parseFloat(paddingTop)) * scale,
    scale,
  }
}

/** A rectangle of a document as it lies in the page. */
export function placed({ left, top, right, bottom }: Box, { x, y, scale }: Place): Box {
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  }
}

/** A point of the page as a document counts it. */
export function within({ x, y }: Point, document: Document): Point {
  const place = placeOf(document)
  return { x: (x - place.x) / place.scale, y: (y - place.y) / place.scale }
}

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

/** A point as a box without a size: it meets a box that it lies in. */
export const spotAt = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y })

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

export function hasSize(box: Box): boolean {
  return box.right > box.left && box.bottom > box.top
}

/** Whether two boxes share some of their size, or a point lies in a box. */
export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function overlap(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return hasSize(box) ? box : undefined
}

export function viewportOf({ defaultView }: Document): Box {
  return { left: 0, top: 0, right: defaultView?.innerWidth ?? 0, bottom: defaultView?.innerHeight ?? 0 }
}
