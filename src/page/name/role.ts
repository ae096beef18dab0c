import { isEditingHost, roleOf } from '../dom/kind.ts'

/** The role as far as names depend on it. An empty `alt` does not make an image nameless when a title names it. */
export function roleInNames(element: Element): string {
  if (element.hasAttribute('role')) return roleOf(element)
  return isEditingHost(element) ? 'textbox' : roleOf(element)
}
