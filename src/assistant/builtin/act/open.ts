import { mostOfIt } from '../answer/find-answer.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { inRegion } from './in-region.ts'
import type { Planner } from './outcome.ts'
import { press } from './press.ts'
import { quoted } from './tell.ts'

/** `Open X`, `show me X`: what cannot be opened may be told, or chosen. */
export const open: Planner<IntentOf<'open'>> = (intent, scene) => {
  const pressed = press(intent, scene)
  if (pressed.kind !== 'cannot' && pressed.kind !== 'unsure') return pressed
  const inside = pressed.kind === 'cannot' ? inRegion(intent.target, scene, true) : undefined
  if (inside) return inside
  const told = pressed.kind === 'cannot' ? quoted(intent.target, scene, mostOfIt) : undefined
  return told ?? askLikely(intent.target, scene, pressed.kind === 'unsure') ?? pressed
}
