import { mostOfIt } from '../answer/find-answer.ts'
import { wayTo } from '../ground/way-to.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { inRegion } from './in-region.ts'
import type { Option } from '../memory.ts'
import { nameOf } from './moves.ts'
import { askOf } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { press } from './press.ts'
import { orSearch } from './search.ts'
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
  const guessed = askLikely(intent.target, scene, pressed.kind === 'unsure')
  const guess = guessed && pressed.kind === 'cannot' ? orSearch(intent.target, guessed, scene) : guessed
  return told ?? guess ?? pressed
}

/** Where a place cannot be gone to from here, what leads there is offered. */
function onTheWay(intent: IntentOf<'open'>, scene: Scene): Outcome | undefined {
  const way = wayTo(intent.target, scene.index)
  if (!way) return undefined
  const { label, element } = way
  const option: Option = {
    label: nameOf(way),
    intent: { kind: 'open', target: label, elementId: element.id },
    after: [intent],
  }
  return { kind: 'unsure', question: askOf([option], scene.say), options: [option] }
}
