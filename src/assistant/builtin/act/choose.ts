import { groundChoice, type Choice } from '../ground/choices.ts'
import { plain, type PageIndex, type Thing } from '../ground/page-index.ts'
import { units } from '../language/units.ts'
import { words } from '../language/words.ts'
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
  return chosen(intent, scene) ?? sorted(intent, scene) ?? fromPhrase(intent.by, scene, intent, sorts)
}

/** `Sort by price` where `Price: low to high` and `Price: high to low` begin with what was said. */
function sorted({ by }: IntentOf<'sort'>, scene: Scene): Outcome | undefined {
  const said = plain(by)
  const choices = scene.index.things
    .filter((thing) => thing.kind === 'select' && isSorting(thing))
    .flatMap((thing) => (thing.element.options ?? []).map((option) => ({ thing, option })))
    .filter(({ option }) => `${plain(option)} `.startsWith(`${said} `))
  return choices.length > 1 ? offerOf(choices, by, scene) : undefined
}

/** `Show only X`, `filter by X`. */
export const filter: Planner<IntentOf<'filter'>> = (intent, scene) => {
  const among = (thing: Thing): boolean => !isSorting(thing)
  const found = chosen(intent, scene) ?? fromPhrase(intent.by, scene, intent, among)
  if (found.kind === 'moves') return found
  // `Only dimmable lamps`: on a page of lamps that they are lamps narrows nothing.
  const telling = tellingWords(intent.by, scene.index)
  const again = fromPhrase(telling, scene, intent, (thing) => among(thing) && thing.kind !== 'link')
  return again.kind === 'moves' ? again : found
}

/** The words of a phrase that few things of the page share. */
function tellingWords(phrase: string, index: PageIndex): string {
  const said = units(words(phrase))
  const most = Math.max(...said.map((unit) => index.weight(unit)))
  return said
    .filter((unit) => index.weight(unit) > most / 2)
    .flatMap((unit) => unit.words.map(({ raw }) => raw))
    .join(' ')
}

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
  return offerOf(found.choices, phrase, scene)
}

function offerOf(choices: readonly Choice[], phrase: string, { say }: Scene): Outcome {
  const options = choices.map(({ thing, option }): Option => ({
    label: option === undefined ? nameOf(thing) : `${option} (${nameOf(thing)})`,
    intent: { kind: 'select', phrase, elementId: thing.element.id, ...(option !== undefined && { option }) },
  }))
  return { kind: 'unsure', question: askOf(options, say), options }
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
