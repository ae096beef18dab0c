import { roleOf } from '../dom/kind.ts'

/** Whether something drawn by the page is brought to a number by turning it. */
export function isTurned(element: Element): boolean {
  return /^(slider|spinbutton|scrollbar|separator)$/.test(roleOf(element))
}
