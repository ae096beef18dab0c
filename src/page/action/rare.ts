import { fail } from './failure.ts'
import type { Action } from './hands.ts'
import type { rareActions } from './rare-actions.ts'

/** An action that few plans need: it comes in a file of its own, with the first step that wants one of them. */
export function rare(name: keyof typeof rareActions): Action {
  return async (act) => {
    const { rareActions } = await import('./rare-actions.ts').catch(() =>
      fail('unsupported_action', 'A part of the hands could not be loaded.'),
    )
    return rareActions[name](act)
  }
}
