import { groundChoice, type Choice } from '../ground/choices.ts'
import type { Thing } from '../ground/page-index.ts'
import type { Option } from '../memory.ts'
import type { Intent, IntentOf } from '../understand/intent.ts'
import { assign } from './assign.ts'
import { leaveToVisitor } from './guard.ts'
import { movesIn, nameOf } from './moves.ts'
import { askOf } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { use } from './press.ts'

/** `Choose X`, `choose X for Y`: a radio, a box, an option of a select, or a button that chooses. */
export const choose: Planner<IntentOf<'select'>> = (intent, scene) =>
  chosen(intent, scene) ?? fromPhrase(intent.phrase, scene, intent, () => true, intent.strict)

/** `Set … to X`, when nothing is called so: X may be a value that only one field knows. */
export function chooseValue(phrase: string, scene: Scene): Outcome {
  return fromPhrase(
    phrase,
    scene,
    { kind: 'select', phrase },
    ({ kind }) => kind === 'select' || kind === 'radio',
  )
}

/** `Sort by X`: in what sorts when the page names it so, otherwise in anything that can be chosen. */
export const sort: Planner<IntentOf<'sort'>> = (intent, scene) => {
  const sorts = scene.index.things.some(isSorting) ? isSorting : (thing: Thing) => thing.kind !== 'toggle'
  return chosen(intent, scene) ?? fromPhrase(intent.by, scene, intent, sorts)
}

/** `Show only X`, `filter by X`. */
export const filter: Planner<IntentOf<'filter'>> = (intent, scene) =>
  chosen(intent, scene) ?? fromPhrase(intent.by, scene, intent, (thing) => !isSorting(thing))

function chosen(intent: IntentOf<'select' | 'sort' | 'filter'>, scene: Scene): Outcome | undefined {
  const thing = scene.index.things.find(({ element }) => element.id === intent.elementId)
  if (!thing) return undefined
  return take(intent.option === undefined ? { thing } : { thing, option: intent.option }, scene, intent)
}

function fromPhrase(
  phrase: string,
  scene: Scene,
  intent: Intent,
  among: (thing: Thing) => boolean,
  strict?: true,
): Outcome {
  const found = groundChoice(phrase, scene.index, among, strict)
  if (found.kind === 'sure') return take(found.choice, scene, intent)
  if (found.kind === 'none')
    return { kind: 'cannot', text: scene.say('noSuch', { target: phrase }), lost: phrase }
  const options = found.choices.map(({ thing, option }): Option => ({
    label: option === undefined ? nameOf(thing) : `${option} (${nameOf(thing)})`,
    intent: { kind: 'select', phrase, elementId: thing.element.id, ...(option !== undefined && { option }) },
  }))
  return { kind: 'unsure', question: askOf(options, scene.say), options }
}

function take({ thing, option }: Choice, scene: Scene, intent: Intent): Outcome {
  if (option !== undefined) return assign(thing, option, scene)
  if (thing.kind !== 'toggle') return use(thing, scene, intent)
  const mustNot = leaveToVisitor(thing, scene.say)
  if (mustNot !== undefined) return { kind: 'cannot', text: mustNot }
  return { kind: 'moves', moves: [movesIn(scene.say).tick(thing, true)], quiet: true }
}

/** Whether a thing puts what a page lists in order. */
export function isSorting({ label, element }: Thing): boolean {
  return /\b(?:sort|order by|sorted|arrange)/i.test(`${label} ${element.parent ?? ''}`)
}
