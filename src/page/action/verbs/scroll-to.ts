import { createSight } from '../../dom/sight.ts'
import { fail } from '../failure.ts'
import type { Action } from '../hands.ts'
import { reveal } from '../target/reveal.ts'

export const scrollTo: Action = async ({ hands, target }) => {
  const element = target()
  reveal(element, hands)
  await hands.show(element)
  if (!createSight(hands.document).isInView(element)) fail('not_visible', 'It cannot be scrolled to.')
}
