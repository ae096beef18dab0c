import { closest, memberOf } from './own-members.ts'
import { boxOf, contentsOf, heightOf, placed, placeOf, type Point, widthOf, within } from './box.ts'
import { isInside, rootIn } from './composed.ts'

/** What a person would touch at a point of the viewport, inside shadow roots and frames; `over` is looked through. */
export function hitAt(document: Document, point: Point, over?: Element): Element | null {
  let hit = first(document, point, over)
  for (;;) {
    const inner: Document | ShadowRoot | null = hit && rootIn(hit)
    if (!hit || !inner) return hit
    const deeper = first(inner, point, over)
    if (!deeper || deeper === hit) return slotOfWords(hit) ?? hit
    hit = deeper
  }
}

/** Words right inside a host are hit as the host itself; what a person touches is where its slot draws them. */
function slotOfWords(host: Element): Element | null | undefined {
  return ([...host.childNodes] as Text[]).find(({ data }) => data?.trim())?.assignedSlot
}

/** Points of an element a finger would aim at: the middle of its first line, then around the middle of its box. */
export function pointsOf(element: Element, whole = boxOf(element)): Point[] {
  const lines = element.getClientRects()
  const line = [...(lines.length > 0 ? lines : contentsOf(element).getClientRects())].find(
    ({ width, height }) => width > 0 && height > 0,
  )
  const at = (across: number, down: number, box = whole): Point => ({
    x: box.left + widthOf(box) * across,
    y: box.top + heightOf(box) * down,
  })
  const middle = at(0.5, 0.5, line && placed(line, placeOf(element.ownerDocument)))
  return [middle, at(0.5, 0.5), at(0.2, 0.5), at(0.8, 0.5), at(0.5, 0.2), at(0.5, 0.8)]
}

/** Whether touching `hit` touches `target`: something inside it, or a label that passes the touch on. */
export function reaches(hit: Element | null, target: Element): boolean {
  if (!hit) return false
  if (isInside(hit, target)) return true
  const label = closest(hit, 'label') as HTMLLabelElement | null
  return label !== null && label.control === target
}

function first(root: Document | ShadowRoot, point: Point, over: Element | undefined): Element | null {
  const { x, y } = within(point, root.ownerDocument ?? (root as Document))
  const top = memberOf(root, 'elementFromPoint')(x, y)
  if (!over || top !== over) return top
  return memberOf(root, 'elementsFromPoint')(x, y).find((element) => element !== over) ?? null
}
