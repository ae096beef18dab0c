import type { IntentOf } from '../understand/intent.ts'
import type { Planner } from './outcome.ts'
import { press } from './press.ts'
import { quoted } from './tell.ts'

/** `Open X`, `show me X`: what cannot be opened may be told. */
export const open: Planner<IntentOf<'open'>> = (intent, scene) => {
  const pressed = press(intent, scene)
  return pressed.kind === 'cannot' ? (quoted(intent.target, scene) ?? pressed) : pressed
}
