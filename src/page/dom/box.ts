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
  readonly across: number
  readonly down: number
}

export function boxOf(
  element: Element,
  place: Place = placeOf(element.ownerDocument),
  isBoxless: (element: Element) => boolean = hasNoBox,
): Box {
  const rect = element.getBoundingClientRect()
  const seen =
    rect.width || rect.height || !isBoxless(element) ? rect : contentsOf(element).getBoundingClientRect()
  return placed(seen, place)
}

/** An element of which only its children have boxes. */
export function hasNoBox(element: Element): boolean {
  return getComputedStyle(element).display === 'contents'
}

export function contentsOf(element: Element): Range {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element.shadowRoot ?? element)
  return range
}

export function placeOf(document: Document): Place {
  const frame = frameOf(document) as HTMLElement | null
  if (!frame) return { x: 0, y: 0, across: 1, down: 1 }
  const box = boxOf(frame)
  const { clientLeft, clientTop, offsetWidth, offsetHeight } = frame
  const { paddingLeft, paddingTop } = getComputedStyle(frame)
  // A transform or zoom shows in the box alone.
  const across = widthOf(box) / offsetWidth
  const down = heightOf(box) / offsetHeight
  return {
    x: box.left + (clientLeft + parseFloat(paddingLeft)) * across,
    y: box.top + (clientTop + parseFloat(paddingTop)) * down,
    across,
    down,
  }
}

/** A rectangle of a document as it lies in the page. */
export function placed({ left, top, right, bottom }: Box, { x, y, across, down }: Place): Box {
  return {
    left: x + left * across,
    top: y + top * down,
    right: x + right * across,
    bottom: y + bottom * down,
  }
}

/** A point of the page as a document counts it. */
export function within({ x, y }: Point, document: Document): Point {
  const place = placeOf(document)
  return { x: (x - place.x) / place.across, y: (y - place.y) / place.down }
}

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

/** Whether two boxes that have a size share some of it. */
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
  return box.right > box.left && box.bottom > box.top ? box : undefined
}

export function viewportOf({ defaultView }: Document): Box {
  return { left: 0, top: 0, right: defaultView?.innerWidth ?? 0, bottom: defaultView?.innerHeight ?? 0 }
}
