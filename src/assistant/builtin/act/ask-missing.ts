import { formsOf } from '../fill/forms.ts'
import { firstMissing } from '../fill/missing.ts'
import type { Thing } from '../ground/page-index.ts'
import type { Intent, IntentOf } from '../understand/intent.ts'
import { leaveToVisitor } from './guard.ts'
import { nameOf } from './moves.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'

/** Asks for the first thing a form must have and has not; undefined when it has everything. */
export function askMissing(form: number | undefined, scene: Scene, resume?: Intent): Outcome | undefined {
  const own = formsOf(scene.index).find((one) => one.form === form)
  const missing = own && firstMissing(own.things)
  return missing && askFor(missing, scene, resume)
}

/** Asks for what a page would not go on without. */
export const supply: Planner<IntentOf<'supply'>> = ({ elementId, resume }, scene) => {
  const thing = scene.index.things.find(({ element }) => element.id === elementId)
  return thing ? askFor(thing, scene, resume) : { kind: 'nothing', text: '' }
}

function askFor(thing: Thing, { say }: Scene, resume?: Intent): Outcome {
  const label = nameOf(thing)
  const mustNot = leaveToVisitor(thing, say)
  if (mustNot !== undefined) return { kind: 'answer', text: mustNot, last: true }
  const { id, value } = thing.element
  // What it shows for want of an answer, such as `Choose a country`, is none.
  const options = thing.element.options?.filter((option) => option !== value)
  const question = say(options ? 'askOption' : 'askField', { label })
  return { kind: 'field', question, elementId: id, label, options, resume }
}
