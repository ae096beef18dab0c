import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import type { Item } from '../../../records/item.ts'
import { comparisonsIn } from '../../../records/comparisons.ts'
import { asksMeasure } from '../../../understand/question-cues.ts'
import { onlyPoints, referencesIn } from '../../../understand/references.ts'
import { generalActs } from '../../../understand/acts.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import type { Value } from '../../../understand/values.ts'
import { overlap } from '../../../understand/extent.ts'
import { isTelling } from '../../../understand/telling.ts'
import { reading } from '../../../weights.ts'
import { cuePlaces } from '../../../words/cues.ts'
import { alikeOn, hasValues, namedOf } from './act-on-record.ts'
import { holdsValue } from './holds-value.ts'
import { mainControl } from './main-control.ts'

/** "I'll go with the Friday one": of several things alike the one that is spoken of is taken by its main control. */
export function takeRecord(sentence: Sentence, scene: Scene): Doable | undefined {
  if (onlyPoints(sentence) || !takesIt(sentence) || sentence.negated.some(Boolean)) return undefined
  if (sentence.ordinal !== undefined || comparisonsIn(sentence).extreme || clausesOf(sentence).length > 1)
    return undefined
  const [one, other] = alikeOn(scene).flatMap((items) =>
    setsMore(items, sentence) ? [] : (takenOf(items, sentence, scene) ?? []),
  )
  return other ? undefined : one
}

/** "The Thursday one": a weekday, or what one of them alone tells, says which is meant; any other value is for a field. */
function setsMore(items: readonly Item[], sentence: Sentence): boolean {
  const { values, senses, words } = sentence
  const days = senses.flatMap(({ notion, places }) => (notion.startsWith('weekday-') ? places : []))
  const others = values.filter(
    (value) => !days.some((place) => overlap(words[place]!, value)) && !isOfOne(value, items),
  )
  return hasValues({ ...sentence, values: others })
}

function isOfOne(value: Value, items: readonly Item[]): boolean {
  return items.filter((item) => holdsValue(item, value)).length === 1
}

/** Says that something is wanted. */
const wanting: ReadonlySet<string> = new Set([
  'act.join',
  'act.assign',
  'book.new',
  'cart.add',
  'order.place',
  'buy',
])

/** Whether a sentence only says that it wants one, and neither looks at it nor does anything else with it. */
export function takesIt(sentence: Sentence): boolean {
  if (asksMeasure(sentence)) return false
  const own = new Set(wantingPlaces(sentence))
  const others = sentence.senses.filter(
    ({ notion, places }) =>
      (/^(?:act|cart|wishlist)\./.test(notion) && !places.some((place) => own.has(place))) ||
      (generalActs.has(notion) && !places.every((place) => own.has(place))),
  )
  // "Take me to the cheapest" goes there.
  const going = cuePlaces(sentence.cues, new Set(['go']))
  const wants = own.size > 0 || referencesIn(sentence).takes
  return wants && !(own.size > 0 && [...own].every((place) => going.has(place))) && others.length === 0
}

function wantingPlaces(sentence: Sentence): number[] {
  const meant = sentence.senses.flatMap(({ notion, places }) => (wanting.has(notion) ? places : []))
  return [...meant, ...referencesIn(sentence).taking]
}

/** The main control of the one that alone meets all that is said beside that it is wanted. */
function takenOf(items: readonly Item[], sentence: Sentence, scene: Scene): Doable | undefined {
  const item =
    namedOf(items, sentence, scene)?.item ??
    (referencesIn(sentence).takes || sentence.values.some((value) => isOfOne(value, items))
      ? toldOf(items, sentence, scene)
      : undefined)
  if (!item) return undefined
  const met = metBy(item, sentence, scene)
  const taking = new Set(wantingPlaces(sentence))
  const open = sentence.weights.some(
    (weight, place) => weight >= reading.unreadWord && !met.has(place) && !taking.has(place),
  )
  return open ? undefined : mainControl(item, items, scene)
}

/** The one whose own words meet what no other does: its day, its place. */
function toldOf(items: readonly Item[], sentence: Sentence, scene: Scene): Item | undefined {
  const taking = new Set(wantingPlaces(sentence))
  const days = new Set(
    sentence.senses.flatMap(({ notion, places }) => (notion.startsWith('weekday-') ? places : [])),
  )
  const { values, words } = sentence
  const told = items.map((item) => {
    const held = values.filter((value) => holdsValue(item, value))
    const isHeld = (place: number) => held.some((value) => overlap(words[place]!, value))
    const met = metBy(item, sentence, scene)
    const isMet = (place: number) =>
      met.has(place) && (isTelling(sentence.weights[place]) || days.has(place)) && !taking.has(place)
    return { item, places: [...words.keys()].filter((place) => isHeld(place) || isMet(place)) }
  })
  const most = Math.max(0, ...told.map(({ places }) => places.length))
  const [one, other] = told.filter(({ places }) => places.length === most)
  return most > 0 && !other ? one?.item : undefined
}

function metBy({ title, parts }: Item, sentence: Sentence, { read, rarity }: Scene): ReadonlySet<number> {
  const texts = [title, ...parts.flatMap(({ text, control }) => (control ? [] : [text]))]
  return new Set(
    texts.flatMap((text) =>
      [...cover(sentence, read(text), rarity).met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
    ),
  )
}
