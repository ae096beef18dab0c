import { groundChoice } from '../ground/choices.ts'
import type { ElementKind } from '../ground/kind.ts'
import type { Thing } from '../ground/page-index.ts'
import type { Intent, IntentOf } from '../understand/intent.ts'
import { askLikely } from './ask-likely.ts'
import { leaveToVisitor } from './guard.ts'
import { movesIn, nameOf } from './moves.ts'
import { askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { groundIntent } from './pinned.ts'

const anything: readonly ElementKind[] = [
  'link',
  'button',
  'other',
  'toggle',
  'radio',
  'field',
  'select',
  'file',
]
const pressed: readonly ElementKind[] = ['link', 'button', 'other']
const usable: readonly ElementKind[] = [...pressed, 'toggle', 'radio']

/** Click, open, and whatever else is named by its label alone. */
export const press: Planner<IntentOf<'click' | 'open' | 'do'>> = (intent, scene) => {
  const strict = intent.kind === 'do' || undefined
  const preferred = strict ? usable : pressed
  // `Show the trash` looks for a place: a button that does something must be meant by its name.
  const literally: readonly ElementKind[] = intent.kind === 'open' ? ['button'] : []
  const found = groundIntent(intent, scene.index, {
    kinds: intent.kind === 'open' && intent.leads ? ['link'] : anything,
    preferred,
    strict,
    literally,
  })
  if (found.kind === 'sure' && !found.literal && isOption(intent.target, scene))
    return askLikely(intent.target, scene, true) ?? use(found.thing, scene, intent)
  if (found.kind === 'sure') return use(found.thing, scene, intent)
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  return { kind: 'cannot', text: scene.say('noSuch', { target: intent.target }), lost: intent.target }
}

/** Whether an option of some select is called so: then another word for a link is no longer sure. */
function isOption(phrase: string, { index }: Scene): boolean {
  const found = groundChoice(phrase, index, ({ kind }) => kind === 'select', true)
  return found.kind !== 'none'
}

export const pressOtherwise: Planner<IntentOf<'double_click' | 'hover'>> = (intent, scene) => {
  const found = groundIntent(intent, scene.index, { kinds: anything, preferred: pressed })
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  if (found.kind === 'none')
    return { kind: 'cannot', text: scene.say('noSuch', { target: intent.target }), lost: intent.target }
  return { kind: 'moves', moves: [movesIn(scene.say).press(intent.kind, found.thing)] }
}

/** Does with a thing what one does with its kind. */
export function use(thing: Thing, scene: Scene, intent: Intent): Outcome {
  const mustNot = leaveToVisitor(thing, scene.say)
  if (mustNot !== undefined) return { kind: 'cannot', text: mustNot }
  const moves = movesIn(scene.say)
  if (thing.kind === 'toggle') return { kind: 'moves', moves: [moves.tick(thing, !thing.element.checked)] }
  if (thing.kind === 'radio' && thing.element.checked) {
    return { kind: 'nothing', text: scene.say('alreadySo', { label: nameOf(thing) }) }
  }
  if (thing.kind === 'radio') return { kind: 'moves', moves: [moves.pick(thing)] }
  if (thing.kind === 'field' || thing.kind === 'select') {
    if (intent.kind === 'click') {
      return { kind: 'moves', moves: [{ ...moves.click(thing), check: { kind: 'reported' } }] }
    }
    const label = nameOf(thing)
    const { options } = thing.element
    return {
      kind: 'field',
      question: scene.say(options ? 'askOption' : 'askField', { label }),
      elementId: thing.element.id,
      label,
      options,
    }
  }
  return { kind: 'moves', moves: [moves.click(thing)] }
}

export function pin<Wanted extends Intent>(intent: Wanted, thing: Thing): Wanted {
  return { ...intent, elementId: thing.element.id }
}
