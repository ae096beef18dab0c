import { frameOf } from './composed.ts'

/** A rectangle in the coordinates of the page's own viewport, frames taken into account. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const offset = frameOffset(element.ownerDocument)
  return {
    left: left + offset.x,
    top: top + offset.y,
    right: right + offset.x,
    bottom: bottom + offset.y,
  }
}

/** Where the viewport of a framed document begins in the page's viewport. */
export function frameOffset(document: Document): { x: number; y: number } {
  const frame = frameOf(document)
  if (!frame) return { x: 0, y: 0 }
  const { left, top } = frame.getBoundingClientRect()
  const outer = frameOffset(frame.ownerDocument)
  return { x: left + frame.clientLeft + outer.x, y: top + frame.clientTop + outer.y }
}

export const widthOf = (box: Box): number => box.right - box.left
export const heightOf = (box: Box): number => box.bottom - box.top

export function overlap(a: Box, b: Box): Box | undefined {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return widthOf(box) > 0 && heightOf(box) > 0 ? box : undefined
}

export function viewportOf(document: Document): Box {
  const view = document.defaultView
  return { left: 0, top: 0, right: view?.innerWidth ?? 0, bottom: view?.innerHeight ?? 0 }
}
