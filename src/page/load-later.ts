import { fail } from './action/failure.ts'

/** Loads what was left out of the first file, once. */
export function loadLater(): Promise<typeof import('./later.ts')> {
  return import('./later.ts').catch(() => fail('unsupported_action', 'That could not be loaded.'))
}
