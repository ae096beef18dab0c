import { formsOf } from '../fill/forms.ts'
import { firstMissing } from '../fill/missing.ts'
import type { Intent } from '../understand/intent.ts'
import { leaveToVisitor } from './guard.ts'
import { nameOf } from './moves.ts'
import type { Outcome, Scene } from './outcome.ts'

/** Asks for the first thing a form must have and has not; undefined when it has everything. */
export function askMissing(form: number | undefined, scene: Scene, resume?: Intent): Outcome | undefined {
  const own = formsOf(scene.index).find((one) => one.form === form)
  const missing = own && firstMissing(own.things)
  if (!missing) return undefined
  const label = nameOf(missing)
  const mustNot = leaveToVisitor(missing, scene.say)
  if (mustNot !== undefined) return { kind: 'answer', text: mustNot, last: true }
  const { options } = missing.element
  const question = scene.say(options ? 'askOption' : 'askField', { label })
  return { kind: 'field', question, elementId: missing.element.id, label, options, resume }
}
