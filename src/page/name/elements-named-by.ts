import { attributeOf, byId, rootOf } from '../dom/own-members.ts'

/** The elements an attribute points to, in its order. An attribute that was set as elements has no ids. */
export function elementsNamedBy(element: Element, attribute: 'aria-labelledby' | 'aria-owns'): Element[] {
  const ids = attributeOf(element, attribute)
  if (ids === null) return []
  const reflected = attribute === 'aria-owns' ? element.ariaOwnsElements : element.ariaLabelledByElements
  return ids.trim() === '' ? [...(reflected ?? [])] : elementsOfIds(element, ids)
}

/** The elements of a list of ids, where this element looks for them. */
export function elementsOfIds(element: Element, ids: string): Element[] {
  const root = rootOf(element)
  return ids
    .trim()
    .split(/\s+/)
    .flatMap((id) => ('getElementById' in root && byId(root, id)) || [])
}
