import { cutLabel, oneLine } from '../text.ts'
import type { Hands } from './hands.ts'

/** Says what a control holds instead of what it was given; of one whose value stays in the page, only that it does not. */
export function insteadOf(element: Element, value: string, what: string, { marks }: Hands): string {
  const told = marks.isMasked(element) || marks.isSecret(element) ? '' : cutLabel(oneLine(value))
  return `It did not keep the ${what}${told ? `: it holds “${told}”` : ''}.`
}
