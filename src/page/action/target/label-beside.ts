import { isCheckable, roleOf } from '../../dom/kind.ts'
import { createSight } from '../../dom/sight.ts'
import { folded } from '../../text.ts'
import type { Hands } from '../hands.ts'

/** So far around a box its words are looked for. */
const levels = 3

/**
 * The words that a box is called by, where they stand beside it: whoever presses an item twice means those, and
 * never the box, which would only go on and off. Everything else is pressed itself.
 */
export function labelBeside(element: Element, { nameOf, document }: Hands): Element {
  if (!isCheckable(element) && !/^(checkbox|radio|switch)$/.test(roleOf(element))) return element
  const name = folded(nameOf(element))
  const sight = createSight(document)
  let around = name ? element.parentElement : null
  for (let level = 0; around && level < levels; level += 1, around = around.parentElement) {
    const words = [...around.querySelectorAll('*')].findLast(
      (each) => folded(each.textContent ?? '') === name && sight.isShown(each),
    )
    if (words) return words
  }
  return element
}
