import { chainOf } from '../../dom/composed.ts'
import { boxOf, hasNoBox, middleOf, spotAt, viewportOf } from '../../dom/box.ts'
import { hitAt, pointsOf, reaches } from '../../dom/hit.ts'
import { createSight, styleOf } from '../../dom/sight.ts'
import type { Hands } from '../hands.ts'

/** Scrolls an element into view, and out from under whatever sticks to an edge of the window. */
export function reveal(element: Element, { document, marks }: Hands): void {
  const viewport = viewportOf(document)
  const { isInView } = createSight(document)
  const box = boxOf(element)
  const { x } = middleOf(box)
  // The window cuts things off, and so does every part around them that scrolls by itself.
  if (![box.top + 1, box.bottom - 1].every((y) => isInView(element, spotAt({ x, y })))) {
    // What has no box of its own is scrolled to by what is in it, or around it.
    const boxed = hasNoBox(element) ? (element.firstElementChild ?? element.parentElement) : element
    boxed?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }
  const [middle] = pointsOf(element)
  const hit = middle && hitAt(document, middle, marks.widgetHost)
  if (!hit || reaches(hit, element)) return
  const stuck = chainOf(hit).find((each) => /sticky|fixed/.test(styleOf(each).position))
  if (!stuck) return
  const own = boxOf(element)
  const edge = boxOf(stuck)
  const by = edge.top < viewport.bottom / 2 ? own.top - edge.bottom - 8 : own.bottom - edge.top + 8
  for (const part of chainOf(element).slice(1)) {
    const { scrollTop } = part
    if (part.localName === 'html' || /auto|scroll/.test(styleOf(part).overflowY))
      part.scrollBy({ top: by, behavior: 'instant' })
    // The innermost part that moves is the one the header sticks to.
    if (part.scrollTop !== scrollTop) return
  }
}
