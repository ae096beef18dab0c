import { boxOf, overlap } from '../dom/box.ts'
import { parentOf } from '../dom/composed.ts'
import type { Sight } from '../dom/sight.ts'
import { styleOf } from '../dom/sight.ts'
import { type Candidate, candidateSelector, type TextRun } from './candidate.ts'

/** Reading styles costs, so only this many are asked. */
const looks = 300

/** Things that only their pointer gives away as clickable: the outermost element with a hand over some text in view. */
export function findByPointer(texts: readonly TextRun[], sight: Sight): Candidate[] {
  const asked = new Set<Element>()
  const found = new Map<Element, Candidate>()
  for (const { parent, order } of texts) {
    if (asked.size >= looks) break
    if (asked.has(parent) || !overlap(sight.box(parent), sight.viewport)) continue
    asked.add(parent)
    if (parent.closest(candidateSelector) || parent.closest('label') || !hasHand(parent)) continue
    const element = outermostWithHand(parent)
    if (!found.has(element) && !element.matches('body,html,main')) {
      found.set(element, { element, order, box: boxOf(element), heading: undefined, byPointer: true })
    }
  }
  return [...found.values()]
}

function outermostWithHand(element: Element): Element {
  let outermost = element
  for (let at = parentOf(element); at && hasHand(at); at = parentOf(at)) outermost = at
  return outermost
}

function hasHand(element: Element): boolean {
  return styleOf(element).cursor === 'pointer'
}
