import type { Thing } from '#assistant'
import { wayNames, wayWords, type WayName } from '#languages'
import type { Scene } from '../../../candidates/scene.ts'
import { dragging, type Move } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { choosing } from '../../../weights.ts'
import { phraseReader } from '../../../words/cues.ts'
import { saysAll } from '../named/all-of.ts'
import { isTelling } from '../../../understand/telling.ts'

/** Something to be dragged, and the parts of the sentence after that. */
export interface Dragging {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

/** The ways in which a sentence says that something is to be moved. */
export const waysIn = phraseReader(wayNames, wayWords)

const ways: Readonly<Record<WayName, { readonly x: number; readonly y: number }>> = {
  left: { x: -choosing.dragPixels, y: 0 },
  right: { x: choosing.dragPixels, y: 0 },
  up: { x: 0, y: -choosing.dragPixels },
  down: { x: 0, y: choosing.dragPixels },
}

/** "Drag the circle left", "move Ada to the third place", "drag the card onto Done". */
export function readDragging(
  sentence: Sentence,
  scene: Scene,
  parsePart: (text: string) => Sentence,
): Dragging | undefined {
  const [own, ...later] = clausesOf(sentence)
  const part = own && parsePart(own.text)
  const drags = part?.senses.some(({ notion }) => notion === 'drag')
  if (!part || !(drags || part.acts.has('act.move') || part.acts.has('act.reorder'))) return undefined
  // What is only said to be moved may be moved by a button; what is said to be dragged is dragged.
  const movable = scene.view.things.filter(
    ({ use, kind, state }) => !state.disabled && (use === 'drag' || (drags && kind === 'clickable')),
  )
  const said = saidFirst(movable, part, scene)
  const things = said.length > 0 ? said : drags ? movable : []
  const [thing, other] = things
  const where = thing && whereTo(thing, movable, part, scene)
  if (!where || (other && !saysAll(part))) return undefined
  return {
    moves: things.map((one) => Object.assign(dragging(one, where), { said: part.text })),
    todo: later.map(({ text }) => text),
  }
}

type Where = Pick<Move, 'to' | 'by'>

function whereTo(thing: Thing, movable: readonly Thing[], part: Sentence, scene: Scene): Where | undefined {
  const beside = movable.filter(({ path, use }) => use === 'drag' && path.join() === thing.path.join())
  const last = part.cues.some(({ name }) => name === 'last')
  const place = last ? beside.length : part.ordinal
  const goal = place === undefined ? undefined : beside[place - 1]
  if (goal && goal !== thing) return besideGoal(thing, goal, beside)
  const others = scene.view.things.filter((one) => one !== thing)
  const [onto, another] = saidFirst(others, part, scene, firstSaid(thing, part, scene))
  if (onto) return another ? undefined : { to: { elementId: onto.id } }
  const [way, other] = new Set(waysIn(part.words, part.language).map(({ name }) => name))
  if (!way || other) return undefined
  const next = inRow(thing, beside, way, part)
  return next === 'none' ? undefined : next ? besideGoal(thing, next, beside) : { by: ways[way] }
}

function besideGoal(thing: Thing, goal: Thing, beside: readonly Thing[]): Where {
  const side = beside.indexOf(thing) < beside.indexOf(goal) ? 'after' : 'before'
  return { to: { elementId: goal.id, side } }
}

/** "Two places down": the one of a row or column whose place is to be taken; none, where it ends before. */
function inRow(
  thing: Thing,
  beside: readonly Thing[],
  way: WayName,
  { values }: Sentence,
): Thing | 'none' | undefined {
  const { x, y } = ways[way]
  const across = x === 0 ? 0 : 1
  const line = thing.state.box?.[across]
  const row = beside.filter(({ state }) => state.box?.[across] === line)
  if (line === undefined || row.length < 2) return undefined
  const count = Number(values.find(({ kind }) => kind === 'number')?.value ?? 1)
  return row[row.indexOf(thing) + count * Math.sign(x + y)] ?? 'none'
}

/** The things that are named first; only behind a place, where one is given. */
function saidFirst(things: readonly Thing[], part: Sentence, scene: Scene, behind = -1): Thing[] {
  const said = things.flatMap((thing) => {
    const first = firstSaid(thing, part, scene)
    return first !== undefined && first > behind ? [{ thing, first }] : []
  })
  const earliest = Math.min(...said.map(({ first }) => first))
  return said.flatMap(({ thing, first }) => (first === earliest ? [thing] : []))
}

/** Where in a sentence a thing is named, by a word that tells something. */
function firstSaid({ names }: Thing, part: Sentence, scene: Scene): number | undefined {
  const met = names.flatMap((name) =>
    [...cover(part, scene.read(name), scene.rarity).met].flatMap(([place, level]) =>
      level === 0 && isTelling(part.weights[place]) ? [place] : [],
    ),
  )
  return met.length === 0 ? undefined : Math.min(...met)
}
