import type { Action } from '../hands.ts'
import { reveal } from '../target/reveal.ts'

/** Points something out to the visitor. */
export const highlight: Action = async ({ hands, input, target }) => {
  const element = target()
  reveal(element, hands)
  hands.layer().point(element, input)
}
