import type { SelectorRule } from '#protocol'
import { closestAcross } from '../../dom/composed.ts'
import { isSelector } from '../../privacy/marks.ts'

/** Tells by which of the owner's rules an element, or what it stands in, is meant. */
export function createRules(
  document: Document,
  rules: readonly SelectorRule[],
): (element: Element) => string[] {
  const usable = rules.filter(({ selector }) => isSelector(document, selector))
  return (element) =>
    usable.filter(({ selector }) => closestAcross(element, selector) !== null).map(({ id }) => id)
}
