import { ground, type Grounding, type GroundOptions } from '../ground/ground.ts'
import type { PageIndex } from '../ground/page-index.ts'

/** Finds what an intent is aimed at: the element that was already chosen, else by its name. */
export function groundIntent(
  intent: { readonly target: string; readonly elementId?: number },
  index: PageIndex,
  options: GroundOptions,
): Grounding {
  const chosen = index.things.find((thing) => thing.element.id === intent.elementId)
  return chosen ? { kind: 'sure', thing: chosen, literal: true } : ground(intent.target, index, options)
}
