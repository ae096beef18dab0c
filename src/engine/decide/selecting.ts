import { readFacts } from '#assistant'
import { typesAsked, typesIn } from '../answer/answer-types.ts'
import type { Scene } from '../candidates/scene.ts'
import { moveOf, type Move } from '../plan/move.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { isChoice, lastOfTime, selectItems, type Selection } from '../records/select.ts'
import type { Item } from '../records/item.ts'
import { monthsSaid } from '../records/conditions.ts'
import { dayOf } from '../records/measure.ts'
import { isLiteral } from '../rank/is-literal.ts'
import type { Sentence } from '../understand/sentence.ts'
import type { Weights } from '../fitted.ts'
import { choosing, reading } from '../weights.ts'
import { isUnmet } from './ranked/does-all-said.ts'
import { onlyOpensRecord } from './ranked/only-opens-record.ts'
import { rankSingle } from './ranked/single.ts'
import { mainControl } from './ways/records/main-control.ts'
import { takesIt } from './ways/records/take-record.ts'

/** Things alike that a sentence chooses among: to be shown, or to be done something with. */
export type Selecting =
  | { readonly kind: 'show'; readonly selection: Selection }
  | { readonly kind: 'act'; readonly moves: readonly Move[] }

/** Acts that only ask to see something. */
const looking = new Set([
  'act.show',
  'search.find',
  'act.open',
  'nav.go-to',
  'view.details',
  'content.read',
  'view.compare',
  'act.compare',
])

/** Those that leave everything as it is. */
const seeing = new Set(['act.show', 'search.find', 'view.compare', 'act.compare', 'content.read'])

const compared = new Set(['number', 'money', 'date', 'time'])

/** Reads a sentence over the things alike of a page; undefined where it is about none of them. */
export function readSelecting(
  sentence: Sentence,
  scene: Scene,
  weights: Weights,
  asks: boolean,
): Selecting | undefined {
  // Who gives an address or a name fills something in.
  if (!asks && sentence.values.some(({ kind }) => !compared.has(kind))) return undefined
  if (!asks && lastOfTime(sentence)) return undefined
  const picks = !asks && ![...sentence.acts].some((act) => seeing.has(act))
  const selection = selectItems(sentence, scene, picks)
  if (!selection || (!asks && isOtherDay(sentence, selection))) return undefined
  // "How many days" counts nothing that is on the page.
  if (selection.wants === 'count' && !typesAsked(sentence).has('count')) return undefined
  const only = selection.instead ?? selection.items[0]
  const named = only?.things.some(
    ({ kind, name }) => kind !== 'link' && isLiteral(scene.read(name), sentence),
  )
  const does =
    !asks &&
    !comparisonsIn(sentence).leavesOut &&
    (named === true || takesIt(sentence) || doesSomething(sentence) || isChoice(selection))
  if (does || (!asks && selection.wants === 'one' && opens(sentence))) {
    const moves =
      only && selection.items.length === 1
        ? (taken(only, selection, sentence, scene) ?? within(only, sentence, scene, weights))
        : undefined
    return moves ? { kind: 'act', moves } : undefined
  }
  // A name alone answers nobody.
  if (asks && selection.wants === 'one' && only && (saysNothing(only) || lacks(only, sentence, scene)))
    return undefined
  return { kind: 'show', selection }
}

/** "Make it the 14th of February": a whole day that none of them is of is a value for a field. */
function isOtherDay(sentence: Sentence, { items }: Selection): boolean {
  const days = sentence.values.flatMap(({ kind, value }) =>
    kind === 'date' ? [Number(value.replaceAll('-', ''))] : [],
  )
  return (
    days.length > 0 &&
    monthsSaid(sentence).length > 0 &&
    !items.some((item) => days.includes(dayOf(item) ?? 0))
  )
}

function saysNothing({ title, parts }: Item): boolean {
  return parts.every(({ text, control }) => control || text === title)
}

/** Who asks at what time is not shown one that tells none. */
function lacks({ title, parts }: Item, sentence: Sentence, scene: Scene): boolean {
  const wanted = typesAsked(sentence)
  if (wanted.size === 0 || wanted.has('place')) return false
  const held = parts.flatMap(({ text, head, facts }) => [
    ...typesIn(`${head ?? ''} ${text}`, scene.read(text), facts(), () => false),
  ])
  const named = typesIn(title, scene.read(title), readFacts(title, scene.language), () => false)
  return ![...held, ...named].some((type) => wanted.has(type))
}

const handling = new Set(['put', 'note', 'send'])

/** Whether something is to be done with what is chosen, beside looking at it. */
function doesSomething({ senses, weights, cues }: Sentence): boolean {
  if (cues.some(({ name }) => handling.has(name))) return true
  return senses.some(
    ({ notion, places }) =>
      /^(?:act|cart|wishlist)\./.test(notion) &&
      !looking.has(notion) &&
      places.some((place) => (weights[place] ?? 0) >= reading.commandWord),
  )
}

/** "I'll have the cheapest": what is only wanted is taken by its main control. */
function taken(only: Item, { all }: Selection, sentence: Sentence, scene: Scene): Move[] | undefined {
  const control = takesIt(sentence) ? mainControl(only, all, scene) : undefined
  return control && [moveOf(control, true)]
}

/** "Open the newest", and not "get me the file, to open it in …": nothing else is to be done. */
function opens({ acts }: Sentence): boolean {
  const does = [...acts].some((act) => act.startsWith('act.') && !looking.has(act))
  return !does && (acts.has('act.open') || acts.has('nav.go-to'))
}

/** What is done with the one that was chosen: its things are ranked among themselves. */
function within(item: Item, sentence: Sentence, scene: Scene, weights: Weights): Move[] | undefined {
  const own = new Set(item.things.map(({ id }) => id))
  const doables = scene.doables.filter(({ thing }) => own.has(thing.id))
  const { meant } = rankSingle(sentence, { ...scene, doables }, weights, 0)
  const [first, second] = meant
  const link = doables.find(({ thing }) => thing.kind === 'link')
  if (opens(sentence) && link) return [moveOf(link, true)]
  if (!first || (second && first.chance < second.chance * choosing.clearlyWithin)) return undefined
  // What is only alike in some way is not what was said.
  if (onlyOpensRecord(first, sentence, scene) || isUnmet(first, sentence)) return undefined
  if (!(first.acts || [...first.met.values()].some((level) => level < 2))) return undefined
  return [moveOf(first.doable, first.on)]
}
