import { meets } from '../dom/box.ts'
import { parentOf } from '../dom/composed.ts'
import { type Sight, styleOf } from '../dom/sight.ts'
import { type Candidate, candidateSelector, type TextRun } from './candidate.ts'
import { closest, matches } from '../dom/own-members.ts'

/** Reading styles costs, so only this many are asked. */
const looks = 300

/** Things that only their pointer gives away as clickable: the outermost element with a hand over some text in view. */
export function findByPointer(texts: readonly TextRun[], sight: Sight): Candidate[] {
  const asked = new Set<Element>()
  const found = new Map<Element, Candidate>()
  const hasHand = sight.byMarkup((element) => styleOf(element).cursor === 'pointer')
  for (const { parent, order, away } of texts) {
    if (asked.size >= looks) break
    if (away || asked.has(parent) || !meets(sight.box(parent), sight.viewport)) continue
    asked.add(parent)
    if (!hasHand(parent) || closest(parent, `${candidateSelector},label`)) continue
    let element = parent
    for (let at = parentOf(parent); at && hasHand(at); at = parentOf(at)) element = at
    if (!found.has(element) && !matches(element, 'body,html,main')) {
      found.set(element, { element, order, box: sight.box(element), heading: undefined, byPointer: true })
    }
  }
  return [...found.values()]
}
