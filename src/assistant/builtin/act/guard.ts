import type { Thing } from '../ground/page-index.ts'
import type { Phrasebook } from '../texts/index.ts'
import { isConsent } from '../fill/consent.ts'
import { nameOf } from './moves.ts'

/** Why the engine leaves a thing to the visitor, in words for the visitor; undefined when it may go on. */
export function leaveToVisitor(thing: Thing, say: Phrasebook): string | undefined {
  const label = nameOf(thing)
  if (thing.element.secret || thing.element.inputType === 'password') return say('secret', { label })
  if (thing.kind === 'toggle' && isConsent(thing)) return say('consent', { label })
  if (thing.kind === 'file') return say('file', { label })
  if (thing.element.disabled) return say('disabled', { label })
  return undefined
}
