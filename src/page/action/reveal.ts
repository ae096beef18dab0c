import { boxOf, heightOf, overlap, viewportOf } from '../dom/box.ts'
import { parentOf } from '../dom/composed.ts'
import { hitAt, pointsOf, reaches } from '../dom/hit.ts'
import { createSight, styleOf } from '../dom/sight.ts'
import type { Hands } from './hands.ts'

type Seeing = Pick<Hands, 'document' | 'view' | 'marks'>

/** Scrolls an element into view, and out from under whatever sticks to an edge of the window. */
export function reveal(element: Element, hands: Seeing): void {
  if (!isWhollySeen(element, hands)) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  }
  const stuck = stickyOver(element, hands)
  if (!stuck) return
  const own = boxOf(element)
  const edge = boxOf(stuck)
  const fromTop = edge.top < viewportOf(hands.document).bottom / 2
  hands.view.scrollBy({
    top: fromTop ? own.top - edge.bottom - 8 : own.bottom - edge.top + 8,
    behavior: 'instant',
  })
}

function isWhollySeen(element: Element, { document }: Seeing): boolean {
  const box = boxOf(element)
  const part = overlap(box, viewportOf(document))
  return part !== undefined && heightOf(part) >= heightOf(box) - 1 && createSight(document).isInView(element)
}

function stickyOver(element: Element, { document, marks }: Seeing): Element | undefined {
  const [middle] = pointsOf(element)
  const hit = middle ? hitAt(document, middle, marks.widgetHost) : null
  if (!hit || reaches(hit, element)) return undefined
  for (let at: Element | null = hit; at; at = parentOf(at)) {
    if (/^(sticky|fixed)$/.test(styleOf(at).position)) return at
  }
  return undefined
}
