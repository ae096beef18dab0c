import { plain } from '#protocol'
import type { Doable, Scene } from '../candidates/scene.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { isEcho } from '../rank/is-echo.ts'
import { clausesOf, type Clause } from '../understand/clauses.ts'
import { referencesIn } from '../understand/references.ts'
import { hasOrderWord, saysOrder } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Weights } from '../fitted.ts'
import { choosing, reading } from '../weights.ts'
import { exactThing } from './ways/named/exact-thing.ts'
import { readForm } from './values/form.ts'
import { isChosen } from './values/is-chosen.ts'
import { submitButton } from './values/submit-button.ts'
import type { Deciding } from './decision.ts'
import { isPlea } from './wish/is-plea.ts'
import type { ReadPart } from './way.ts'
import { doesAllSaid, isBinding, looking, sending } from './ranked/does-all-said.ts'
import { loneThing } from './ways/named/lone-thing.ts'
import { nthThing } from './ways/named/nth-thing.ts'
import { otherNumber } from './ways/fields/other-number.ts'
import { readSearch } from './values/search.ts'
import { isSo, rankSingle, type Single } from './ranked/single.ts'
import { tellingPlaces } from '../understand/telling.ts'

/** Several things said in one sentence, each with what is to be done for it. */
export interface Several {
  readonly moves: readonly Move[]
  readonly trust: number
  /** Clauses that can only be read once the moves are made. */
  readonly todo: readonly string[]
}

interface Reading {
  parsePart(text: string): Sentence
  readonly readPart: ReadPart
}

/** Reads each clause for itself; a verb counts for the clauses that have none. */
export function readSeveral(
  sentence: Sentence,
  scene: Scene,
  weights: Weights,
  { parsePart, readPart }: Reading,
): Several | undefined {
  const clauses = corrected(clausesOf(sentence))
  if (clauses.length < 2) return undefined
  const asked = clauses.map(({ end }) => /^\s*[?？؟]/u.test(sentence.text.slice(end)))
  const kept = asked.includes(false) ? clauses.filter((_, at) => !asked[at]) : clauses
  const read = kept.map(({ text }) => parsePart(text))
  // "Who owns this? Filter by it": what is to be done depends on what was asked.
  if (kept.length < clauses.length && read.every(pointsBack)) return undefined
  // A name that is a greeting, "select Hi", says nothing of the next one; nor does the "off" of "lamp off, radio on".
  const acts = read
    .map(
      ({ senses, acts: all }) =>
        new Set(
          [...all].filter((act) => !act.startsWith('talk.') && senses.some(({ notion }) => notion === act)),
        ),
    )
    .find((own) => own.size > 0)
  const lone = read.filter(tells).length < 2
  const moves: Move[] = []
  let trust = 1
  let parts = 0
  let left = false
  let ordered = true
  let begun = false
  for (const [at, part] of read.entries()) {
    const later = () => ({ moves, trust, todo: read.slice(at).map(({ text }) => text) })
    // What is said after going somewhere is about that place, unless it only names more of the same.
    if (left && part.acts.size > 0) return later()
    if (!tells(part) && !isAct(part) && !exactThing(part, scene)) continue
    if (at === 0 && isPlea(part)) continue
    const whole = part.acts.size > 0 || acts === undefined ? part : { ...part, acts }
    const likely =
      sendOf(whole, moves.at(-1), scene) ?? movesFor(whole, sentence, { scene, weights, parsePart })
    const sure = likely && likely.trust >= choosing.each
    const found = sure || lone ? likely : (doneAlone(part, readPart, scene) ?? likely)
    // "The green and the blue ones are done, close both": what is only named ahead of an order is not opened.
    if (!saysOrder(part) && opensOnly(found?.moves, read.slice(at + 1), scene)) return undefined
    // What is not wanted is left alone, unless it is ticked.
    if ((isDenied(part) || sendsNot(part)) && !found?.moves.some(({ action }) => action === 'uncheck'))
      continue
    if (!found || found.trust < choosing.each)
      return ordered && begun && mayComeAfter(moves.at(-1), part) ? later() : undefined
    parts++
    begun ||= whole.acts.size > 0 || hasOrderWord(part)
    ordered &&= !isTold(part)
    trust = Math.min(trust, found.trust)
    for (const move of found.moves)
      if (!moves.some((one) => isSame(one, move))) moves.push({ ...move, said: part.text })
    left = moves.at(-1)?.says === 'stepOpen'
  }
  return parts > 0 && moves.length > 0 ? { moves, trust, todo: [] } : undefined
}

function tells(part: Sentence): boolean {
  return part.values.length > 0 || tellingPlaces(part).length > 0
}

/** Whether all that a part tells is denied. */
export function isDenied({ negated, weights }: Sentence): boolean {
  const telling = tellingPlaces({ weights })
  return telling.length > 0 && telling.every((place) => negated[place])
}

/** "… without sending it yet" */
function sendsNot({ acts, negated }: Sentence): boolean {
  return negated.some(Boolean) && [...acts].some((act) => sending.has(act))
}

/** What a press has not brought yet cannot be seen yet. */
function mayComeAfter(last: Move | undefined, part: Sentence): boolean {
  return last?.goal.kind === 'changed' && saysOrder(part)
}

/** "The course is full, …": who tells something without saying what to do has not ordered it yet. */
function isTold(part: Sentence): boolean {
  return (
    part.acts.size === 0 &&
    !hasOrderWord(part) &&
    part.cues.some(({ name, from }) => name === 'told' || (name === 'whether' && from > 0))
  )
}

function binds({ elementId }: Move, { doables }: Scene): boolean {
  return doables.some((doable) => doable.thing.id === elementId && isBinding(doable))
}

function isSame(one: Move, other: Move): boolean {
  return one.elementId === other.elementId && one.action === other.action && one.inputData === other.inputData
}

/** A clause of nothing but an act: "and continue"; "open it" speaks of what was said before. */
function isAct({ acts, weights, leading }: Sentence): boolean {
  return acts.size > 0 && weights.some((weight, place) => weight > reading.kindNoun && !leading[place])
}

/** Whether something is opened that does nothing of what is ordered later. */
function opensOnly(moves: readonly Move[] = [], later: readonly Sentence[], { doables }: Scene): boolean {
  const opened = moves.find(({ says }) => says === 'stepOpen')
  if (!opened) return false
  const does = new Set(
    doables
      .filter(({ thing }) => thing.id === opened.elementId)
      .flatMap(({ labels }) => labels.flatMap(({ senses }) => senses.map(({ notion }) => notion))),
  )
  return later.some(
    ({ acts, cues }) =>
      !cues.some(({ name }) => name === 'where') &&
      [...acts].some((act) => !looking.has(act) && !does.has(act)),
  )
}

/** Whether a part names nothing itself that it is about. */
function pointsBack(part: Sentence): boolean {
  const { points, leans } = referencesIn(part)
  return points && leans && part.values.length === 0
}

/** What a clause comes to for itself: values for a form, a line to search for, or one thing. */
function movesFor(
  part: Sentence,
  sentence: Sentence,
  { scene, weights, parsePart }: Deciding,
): { moves: readonly Move[]; trust: number } | undefined {
  const exact = exactThing(part, scene)
  if (exact) return { moves: isSo(exact) ? [] : [moveOf(exact.doable, exact.on)], trust: 1 }
  const nth = nthThing(part, scene)
  const lone = nth && nth !== 'none' ? nth : loneThing(part, scene)
  if (lone) return { moves: [moveOf(lone, true)], trust: 1 }
  if (part.acts.has('act.deselect-all')) return { moves: unticked(scene), trust: 1 }
  const changed = otherNumber(part, scene)
  if (changed) return { moves: [changed], trust: 1 }
  const form = part.values.length > 0 ? readForm(part, scene) : undefined
  if (form && form.unexplained < choosing.unexplained)
    return { moves: form.moves, trust: 1 - form.unexplained }
  const single: Single = rankSingle(part, scene, weights, 0)
  const [first] = single.meant
  const search = readSearch(part, scene)
  if (search?.named) return { moves: search.moves, trust: choosing.overSearch }
  if (first?.doable.use === 'press' && writes(part, first.doable, sentence)) return undefined
  // A clause has little by itself: what only comes near its one word is not done.
  if (!first || !doesAllSaid(first, part, { parsePart, trust: 0 }) || !isChosen(first, part, scene))
    return undefined
  return { moves: isSo(first) ? [] : [moveOf(first.doable, first.on)], trust: single.trust }
}

/** What a clause that orders or tells a value comes to as a sentence of its own, where that binds nobody. */
function doneAlone(
  part: Sentence,
  readPart: ReadPart,
  scene: Scene,
): { moves: readonly Move[]; trust: number } | undefined {
  if (part.values.length === 0 && !hasOrderWord(part)) return undefined
  const done = readPart(part)
  if (done?.kind !== 'do' || done.todo.length + done.left.length + (done.open ?? []).length > 0)
    return undefined
  return done.moves.some((move) => binds(move, scene))
    ? undefined
    : { moves: done.moves, trust: choosing.each }
}

/** "Untick it and save": what was set is sent by the button of its own form. */
function sendOf(
  part: Sentence,
  last: Move | undefined,
  scene: Scene,
): { moves: readonly Move[]; trust: number } | undefined {
  const set = last && last.goal.kind !== 'changed' ? scene.view.thing(last.elementId) : undefined
  const only = pointsBack(part) || tellingPlaces(part).length === 0
  if (
    !set ||
    set.form === undefined ||
    !only ||
    part.negated.some(Boolean) ||
    ![...part.acts].some((act) => sending.has(act))
  )
    return undefined
  const button = submitButton(set, scene)
  return button && { moves: [moveOf(button, true)], trust: 1 }
}

/** "Select nothing": what is ticked is to be so no more. */
function unticked({ doables }: Scene): Move[] {
  return doables
    .filter(({ use, thing }) => use === 'tick' && thing.state.checked === true && thing.kind === 'checkbox')
    .map((doable) => moveOf(doable, false))
}

/** Whether a part tells something to be written, which no button does. */
function writes({ values, cues }: Sentence, { labels, around }: Doable, sentence: Sentence): boolean {
  const names = [...labels, ...around.filter((text) => !isEcho(text, sentence))]
  const told = values.filter(({ kind, value }) => kind !== 'number' && !named(value))
  return (
    told.length > 0 && (cues.some(({ name }) => name === 'put') || told.some(({ kind }) => kind !== 'quoted'))
  )

  function named(value: string): boolean {
    return names.some(({ text }) => plain(text).includes(plain(value)))
  }
}

/** "the kettle as well, or rather the teapot": what is said after a correction stands for the clause before it. */
function corrected(clauses: readonly Clause[]): Clause[] {
  return clauses.filter((_, at) => clauses[at + 1]?.joint !== 'correction')
}
