import { readFacts } from '#assistant'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { comparisonsIn, relationIn, type Limit } from '../../../records/comparisons.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import { namesDeed } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { asking } from '../../../understand/question-cues.ts'
import { removing } from '../../../understand/acts.ts'
import { cover } from '../../../rank/cover.ts'
import { tellingPlaces } from '../../../understand/telling.ts'
import { isOtherUnit } from '../../../fill/numbers/other-unit.ts'
import { slotsOf } from '../../../fill/slots.ts'
import { isAny } from './unfiltered.ts'

/** "I can't spend more than 30 a month": the one choice of a page that says the same limit, "Up to £30". */
export function limitChoice(sentence: Sentence, scene: Scene): Doable | undefined {
  const { limits, lifted } = comparisonsIn(sentence)
  const [limit, more] = [...limits, ...lifted]
  if (!limit || more || sentence.values.length !== 1 || clausesOf(sentence).length > 1) return undefined
  if (limit.kind !== 'money' && limit.kind !== 'number') return undefined
  const found = limits.includes(limit)
    ? scene.doables.filter(
        (doable) =>
          saysLimit(doable, limit, scene) &&
          !isOtherLimit(doable, sentence, scene) &&
          !countsElse(doable, sentence, scene),
      )
    : widest(limit, scene)
  const [one, other] = found
  return other ? undefined : one
}

/** "Under 50 euros": a limit that the page can narrow its list by, where nothing else is said but what is listed. */
export function limitsList(sentence: Sentence, scene: Scene): boolean {
  const { limits, lifted, places, leavesOut, extreme } = comparisonsIn(sentence)
  const asks = sentence.cues.some(({ name, from }) => asking.has(name) && (name !== 'whether' || from === 0))
  const leavesIn = leavesOut || lifted.length > 0
  if (limits.length + lifted.length === 0 || extreme || (asks && !leavesIn)) return false
  if (namesDeed(sentence, showing)) return false
  const choice = limitChoice(sentence, scene)
  if (!choice || (choice.use !== 'choose' && choice.use !== 'tick')) return false
  const { view, read } = scene
  const listed = [
    view.page.title ?? '',
    ...choice.thing.path,
    ...view.lines.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])),
  ]
  const met = new Set(
    [...listed.map(read), ...choice.around].flatMap((text) =>
      [...cover(sentence, text, () => 1).met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
    ),
  )
  const acts = sentence.senses.flatMap(({ notion, places: own }) => (showing.has(notion) ? own : []))
  const told = new Set([...places, ...acts])
  return (
    leavesOut ||
    lifted.length > 0 ||
    tellingPlaces(sentence).every((place) => told.has(place) || met.has(place))
  )
}

/** What only says that something is shown, or not. */
const showing: ReadonlySet<string> = new Set([
  ...removing,
  'act.show',
  'act.hide',
  'search.find',
  'filter.open',
  'act.select',
])

/** Of the lists that know a limit the choice that narrows nothing. */
function widest(limit: Limit, scene: Scene): Doable[] {
  const lists = new Set(
    scene.doables.flatMap((doable) => (saysEither(doable, limit, scene) ? [doable.thing.id] : [])),
  )
  return scene.doables.filter((doable) => lists.has(doable.thing.id) && isAny(doable, scene))
}

/** "At least 2 people" is no "2 or more" in a list of bedrooms. */
function countsElse({ thing }: Doable, sentence: Sentence, scene: Scene): boolean {
  const slot = slotsOf(scene).find((one) => one.thing.id === thing.id)
  return slot !== undefined && sentence.values.some((told) => isOtherUnit(told, slot, sentence))
}

/** Whether a choice is of what a sentence leaves out: "hide everything over 100" does not choose "Over €100". */
export function isOtherLimit(doable: Doable, sentence: Sentence, scene: Scene): boolean {
  if (doable.use === 'write') return false
  const { limits, lifted } = comparisonsIn(sentence)
  // What is to be removed is no more wanted than what is denied.
  const removes = [...sentence.acts].some((act) => removing.includes(act))
  const isOther = (limit: Limit) =>
    saysLimit(doable, opposite(limit), scene) || (removes && saysLimit(doable, limit, scene))
  return limits.some(isOther) || lifted.some((limit) => saysEither(doable, limit, scene))
}

function saysEither(doable: Doable, limit: Limit, scene: Scene): boolean {
  return saysLimit(doable, limit, scene) || saysLimit(doable, opposite(limit), scene)
}

function opposite(limit: Limit): Limit {
  return { ...limit, relation: opposites[limit.relation] }
}

const opposites = { below: 'above', atMost: 'above', above: 'below', atLeast: 'below' } as const

function saysLimit({ labels: [label], use, thing }: Doable, limit: Limit, { language }: Scene): boolean {
  if (!label || use === 'write' || thing.record !== undefined) return false
  const { amounts } = readFacts(label.text, language)
  const numbers = label.text.match(/\d+(?:[.,]\d+)?/g) ?? []
  const [amount, second] = amounts.length > 0 ? amounts.map(({ value }) => value) : numbers.map(Number)
  if (amount === undefined || second !== undefined || amount !== Number(limit.value)) return false
  const relation = relationIn(label.words, language)
  return relation !== undefined && ways[relation] === ways[limit.relation]
}

/** Up to a number, or from it on. */
const ways = { below: 'up', atMost: 'up', above: 'on', atLeast: 'on' } as const
