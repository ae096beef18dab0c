import { formsOf, relatedness, type FormThings } from '../fill/forms.ts'
import type { Fact } from '../fill/fact.ts'
import { placeFacts, type Placed } from '../fill/place-facts.ts'
import { readFacts } from '../fill/read-facts.ts'
import { ground } from '../ground/ground.ts'
import { quotes } from '../language/quotes.ts'
import type { IntentOf } from '../understand/intent.ts'
import { assign } from './assign.ts'
import { askMissing } from './ask-missing.ts'
import { nameOf } from './moves.ts'
import type { Move, Outcome, Planner, Scene } from './outcome.ts'
import { submitButtons } from './send.ts'

/** `Fill the form with …`: puts what was told where it belongs. What has no field yet waits for the next page. */
export const fill: Planner<IntentOf<'fill'>> = (intent, scene) => {
  const single = oneField(intent, scene)
  if (single) return single
  const facts = [...scene.facts, ...readFacts(intent.text, scene.index, scene.now)]
  const best = bestForm(facts, intent.form, scene)
  const hasPlace = best !== undefined && (best.placed.length > 0 || facts.length === 0)
  if (!hasPlace || best.related === 0) return { kind: 'cannot', text: scene.say('nothingToFill') }
  return fillPlaces(best.placed, best.left, best.form, scene)
}

/** `Fill the message with 'hello'` names a field, not a form. */
function oneField({ form, text }: IntentOf<'fill'>, scene: Scene): Outcome | undefined {
  if (text === '' || form === '') return undefined
  const found = ground(form, scene.index, { kinds: ['field', 'select'] })
  if (found.kind !== 'sure' || /,/.test(text.replace(/"[^"]*"|“[^”]*”|'[^']*'/g, ''))) return undefined
  return assign(found.thing, quotes(text)[0]?.text ?? text, scene)
}

/** What is still to be asked about a form that was begun, or whether to send it when it is complete. */
export const complete: Planner<IntentOf<'complete'>> = ({ form }, scene) => {
  const missing = askMissing(form, scene)
  if (missing) return missing
  // Fields that belong to no form are not sent together.
  if (form === undefined) return { kind: 'nothing', text: '' }
  const [button, other] = submitButtons(scene).filter(({ element }) => element.form === form)
  if (!button || other || button.element.disabled) return { kind: 'nothing', text: '' }
  const intent = { kind: 'submit', target: '', elementId: button.element.id } as const
  return { kind: 'offer', text: scene.say('shallIPress', { label: nameOf(button) }), intent }
}

interface FilledForm {
  readonly form: FormThings
  readonly placed: readonly Placed[]
  readonly left: readonly Fact[]
  /** How much of what was said is about this form. */
  readonly related: number
}

/** The form that takes the most of what was told; among equals the one that is spoken of. */
export function bestForm(facts: readonly Fact[], said: string, scene: Scene): FilledForm | undefined {
  return formsOf(scene.index)
    .map((form) => {
      const { placed, left } = placeFacts(facts, form.things)
      return { form, placed, left, related: relatedness(form, said, scene.index) }
    })
    .sort((a, b) => b.placed.length + 2 * b.related - (a.placed.length + 2 * a.related))[0]
}

export function fillPlaces(
  placed: readonly Placed[],
  left: readonly Fact[],
  { form }: FormThings,
  scene: Scene,
): Outcome {
  const moves: Move[] = []
  for (const { thing, value } of placed) {
    const outcome = assign(thing, value, scene)
    if (outcome.kind === 'moves') moves.push(...outcome.moves)
    else if (outcome.kind !== 'nothing') return outcome
  }
  if (moves.length === 0) return complete({ kind: 'complete', form }, scene)
  return { kind: 'moves', moves, facts: left, quiet: true, after: [{ kind: 'complete', form }] }
}
