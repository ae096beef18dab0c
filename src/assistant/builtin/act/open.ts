import { mostOfIt } from '../answer/find-answer.ts'
import { ground } from '../ground/ground.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { inRegion } from './in-region.ts'
import { askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { pin, press } from './press.ts'
import { quoted } from './tell.ts'

/** `Open X`, `show me X`: what cannot be opened may be told, or chosen. */
export const open: Planner<IntentOf<'open'>> = (intent, scene) => {
  const pressed = press(intent, scene)
  if (pressed.kind !== 'cannot' && pressed.kind !== 'unsure') return pressed
  const nearer = pressed.kind === 'cannot' ? onTheWay(intent, scene) : undefined
  if (nearer) return nearer
  const inside = pressed.kind === 'cannot' ? inRegion(intent.target, scene, true) : undefined
  if (inside) return inside
  const told = pressed.kind === 'cannot' ? quoted(intent.target, scene, mostOfIt) : undefined
  return told ?? askLikely(intent.target, scene, pressed.kind === 'unsure') ?? pressed
}

/** Places that are reached through another one. */
const waysTo: readonly (readonly [RegExp, string])[] = [
  [/^(?:the |my )?(?:checkout|check out|cash desk|till)(?: page)?$/i, 'cart'],
]

/** Where a place cannot be gone to from here, what leads there is offered. */
function onTheWay(intent: IntentOf<'open'>, scene: Scene): Outcome | undefined {
  const way = waysTo.find(([place]) => place.test(intent.target))?.[1]
  const found = way === undefined ? undefined : ground(way, scene.index, { kinds: ['link'] })
  if (found?.kind !== 'sure') return undefined
  return askWhich([found.thing], scene, (thing) => pin({ kind: 'open', target: thing.label }, thing))
}
