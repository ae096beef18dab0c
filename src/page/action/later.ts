import type * as laterPart from '../later.ts'
import { fail } from './failure.ts'
import type { Action } from './hands.ts'

type Verb = { [Name in keyof typeof laterPart]: (typeof laterPart)[Name] extends Action ? Name : never }

/** A verb whose code is loaded with the first step that asks for it. */
export function later(name: Verb[keyof Verb]): Action {
  return async (act) => (await loadLater())[name](act)
}

export function loadLater(): Promise<typeof laterPart> {
  return import('../later.ts').catch(() => fail('unsupported_action', 'That could not be loaded.'))
}
