import { frameOf } from './composed.ts'

/** A rectangle in the coordinates of the page's own viewport, frames taken into account. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(element: Element, offset = frameOffset(element.ownerDocument)): Box {
  // Copied once: each look into the browser's own rectangle costs.
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const { x, y } = offset
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/** Where the viewport of a framed document begins in the page's viewport. */
export function frameOffset(document: Document): { x: number; y: number } {
  const frame = frameOf(document)
  if (!frame) return { x: 0, y: 0 }
  const { left, top } = boxOf(frame)
  return { x: left + frame.clientLeft, y: top + frame.clientTop }
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
