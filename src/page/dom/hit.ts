import { type Box, boxOf, frameOffset, heightOf, widthOf } from './box.ts'
import { documentIn, isInside } from './composed.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What a person would touch at a point of the viewport, inside shadow roots and frames; `over` is looked through. */
export function hitAt(
  document: Document,
  { x, y }: Point,
  over?: Element,
  offset = frameOffset(document),
): Element | null {
  let hit = first(document, x - offset.x, y - offset.y, over)
  while (hit) {
    const inner: Document | ShadowRoot | null = hit.shadowRoot ?? documentIn(hit)
    if (!inner) return hit
    const shift = inner.nodeType === Node.DOCUMENT_NODE ? frameOffset(inner as Document) : offset
    const deeper = first(inner, x - shift.x, y - shift.y, over)
    if (!deeper || deeper === hit) return slotOfWords(hit) ?? hit
    hit = deeper
  }
  return hit
}

/** Words right inside a host are hit as the host itself; what a person touches is where its slot draws them. */
function slotOfWords(host: Element): Element | null | undefined {
  return ([...host.childNodes] as Text[]).find(({ data }) => data?.trim())?.assignedSlot
}

/** Points of an element a finger would aim at: the middle of its first line, then around the middle of its box. */
export function pointsOf(
  element: Element,
  box: Box = boxOf(element),
  offset = frameOffset(element.ownerDocument),
): Point[] {
  const line = [...element.getClientRects()].find((rect) => rect.width > 0 && rect.height > 0)
  const at = (across: number, down: number): Point => ({
    x: box.left + widthOf(box) * across,
    y: box.top + heightOf(box) * down,
  })
  const middle = line
    ? { x: line.left + line.width / 2 + offset.x, y: line.top + line.height / 2 + offset.y }
    : at(0.5, 0.5)
  return [middle, at(0.5, 0.5), at(0.2, 0.5), at(0.8, 0.5), at(0.5, 0.2), at(0.5, 0.8)]
}

/** Whether touching `hit` touches `target`: something inside it, or a label that passes the touch on. */
export function reaches(hit: Element | null, target: Element): boolean {
  if (!hit) return false
  if (isInside(hit, target)) return true
  const label = hit.closest('label')
  return label !== null && label.control === target
}

function first(root: Document | ShadowRoot, x: number, y: number, over: Element | undefined): Element | null {
  const top = root.elementFromPoint(x, y)
  if (!over || top !== over) return top
  return root.elementsFromPoint(x, y).find((element) => element !== over) ?? null
}
