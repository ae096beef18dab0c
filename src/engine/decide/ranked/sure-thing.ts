import type { Scene } from '../../candidates/scene.ts'
import { comparisonsIn } from '../../records/comparisons.ts'
import { asksLater, asksMeasure, wonders } from '../../understand/question-cues.ts'
import { onlyPoints } from '../../understand/references.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Deciding } from '../decision.ts'
import { howMany } from '../ways/fields/how-many.ts'
import { isOtherLimit } from '../ways/list/limit-choice.ts'
import { nthThing } from '../ways/named/nth-thing.ts'
import { isOtherOrder } from '../ways/list/sort-order.ts'
import { doesAllSaid, hasNumber, isNamed, isRivalled } from './does-all-said.ts'
import { onlyOpensRecord } from './only-opens-record.ts'
import type { Meant, Single } from './single.ts'

/** The likeliest thing, where nothing that was said speaks against it. */
export function sureThing(
  sentence: Sentence,
  { meant, trust }: Single,
  { scene, parsePart }: Deciding,
): Meant | undefined {
  const [first] = meant
  const sure =
    first &&
    trust >= choosing.act &&
    nthThing(sentence, scene) !== 'none' &&
    doesAllSaid(first, sentence, { parsePart, trust }) &&
    isMostMet(first, sentence) &&
    !onlyAsks(first, sentence) &&
    !(onlyPoints(sentence) && ![...first.met.values()].some((level) => level < 2)) &&
    !isOtherOrder(first.doable, sentence, scene) &&
    !isOtherLimit(first.doable, sentence, scene) &&
    !sendsNothing(first, sentence, scene) &&
    !(marksRow(first, scene) && saysMore(first, sentence)) &&
    !onlyOpensRecord(first, sentence, scene) &&
    !isRivalled(meant, sentence) &&
    (hasNumber(first, sentence) || howMany(first, sentence, scene) !== undefined)
  return sure ? first : undefined
}

/** "Where can I buy it?", "what does the plan cost?": who asks is shown something, and not handed the deed itself. */
function onlyAsks({ doable: { use, thing, labels } }: Meant, sentence: Sentence): boolean {
  const { kind, state } = thing
  const shows = kind === 'link' || kind === 'tab' || state.expanded !== undefined || state.popup !== undefined
  const named = labels[0]?.senses.some(({ notion }) => notion === 'cart.add' || notion === 'order.place')
  const asksWhere = named === true && sentence.cues.some(({ name }) => name === 'where')
  return (
    !shows &&
    ((use === 'press' && (asksWhere || asksMeasure(sentence))) || wonders(sentence) || asksLater(sentence))
  )
}

/** "Send this to a friend" where a form waits to be filled in: it is sent by its name, or with something in it. */
function sendsNothing(first: Meant, sentence: Sentence, { view }: Scene): boolean {
  const { thing, labels } = first.doable
  const sends = labels.some((label) => label.senses.some(({ notion }) => notion === 'act.send'))
  if (!sends || first.doable.use !== 'press' || thing.form === undefined || isNamed(first, sentence))
    return false
  const written = view.things.filter(({ form, use }) => form === thing.form && use === 'write')
  return written.length > 0 && written.every(({ state }) => !state.value && !state.secret)
}

/** Whether a box only marks a row, for what is done with all that are marked. */
function marksRow({ doable: { thing, use } }: Meant, { doables }: Scene): boolean {
  const { record, column, name } = thing
  if (use !== 'tick' || record === undefined || column === undefined) return false
  const ofOthers = doables.some(
    (one) => one.use === 'tick' && one.thing.column === column && one.thing.name !== name,
  )
  return ofOthers && doables.some((one) => one.use === 'press' && one.thing.record === record)
}

/** Whether something was said beside a name and that it is to be ticked. */
function saysMore({ met }: Meant, { acts, weights }: Sentence): boolean {
  const ticks = acts.has('act.select') || acts.has('act.tick')
  return !ticks && weights.some((weight, place) => weight > 0 && !met.has(place))
}

/** "The cheapest": what the most or the least of all is, only its own name tells. */
function isMostMet({ doable, met }: Meant, sentence: Sentence): boolean {
  const { extreme } = comparisonsIn(sentence)
  return !extreme || doable.use !== 'press' || (met.get(extreme.from) ?? 2) < 2
}
