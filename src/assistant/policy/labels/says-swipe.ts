import { lineOf } from '../../view/index.ts'
import { vocabulary } from './vocabulary.ts'

/** "Swipe to check out": is moved to do what it says. */
export function saysSwipe(names: readonly string[]): boolean {
  return names.some((name) => vocabulary.swipes.has(lineOf(name)))
}
