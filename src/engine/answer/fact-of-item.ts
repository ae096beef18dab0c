import { groupBy } from '#assistant'
import type { Scene } from '../candidates/scene.ts'
import { cover } from '../rank/cover.ts'
import { comparisonsIn, type Comparisons } from '../records/comparisons.ts'
import { conditions, levelsIn, type Told } from '../records/conditions.ts'
import { itemsOf, type Item } from '../records/item.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading, records } from '../weights.ts'
import { typesAsked, type AnswerType } from './answer-types.ts'
import { unitsOf, type Unit } from './units.ts'

/**
 * What one of several things alike says of itself: the words of the question single it out, none of them is left
 * over, and only one part of it is of the sort that was asked for, or speaks of what was asked.
 */
export function factOfItem(sentence: Sentence, scene: Scene): Unit | undefined {
  const wanted = new Set([...typesAsked(sentence)].filter((type) => plainSorts.has(type)))
  const asked = comparisonsIn(sentence)
  if (wanted.size === 0 || !isPlain(asked)) return undefined
  const excused = new Set(
    sentence.senses.flatMap(({ notion, places }) => (asksSort(notion, wanted) ? places : [])),
  )
  const found = [...groupBy(itemsOf(scene.view), ({ group }) => group).values()]
    .filter(({ length }) => length > 1)
    .flatMap((items) => {
      const told = conditions(sentence, scene, items, { ...asked, places: excused })
      const only = told && singledOut(told, sentence, scene)
      if (!only || leavesOver(only, sentence, scene, excused)) return []
      const unit = partAsked(only, sentence, scene, wanted)
      return unit ? [{ unit, named: namedBy(only, sentence, scene) }] : []
    })
    .toSorted((one, other) => other.named - one.named)
  const [best, next] = found
  if (!best || best.named === 0) return undefined
  return !next || next.named < best.named || next.unit.text === best.unit.text ? best.unit : undefined
}

/** The one that is meant: by words that no other has, or by the whole of its title. */
function singledOut({ items, filtered }: Told, { places }: Sentence, scene: Scene): Item | undefined {
  const [only, other] = items
  if (only && !other) return filtered ? only : undefined
  const [called, next] = items.filter(({ title }) => {
    const { words } = scene.read(title)
    return (
      words.length > 0 &&
      words.every(
        ({ stem, letters }) =>
          letters.length > 2 && (places.has(letters) || (stem.length > 2 && places.has(stem))),
      )
    )
  })
  return next ? undefined : called
}

/** Whether a weighty word is met by nothing but something near it: the deposit for a boat is no price of an hour. */
function leavesOver(item: Item, sentence: Sentence, scene: Scene, excused: ReadonlySet<number>): boolean {
  const own = levelsIn(item, sentence, scene)
  const meets = (text: string) => cover(sentence, scene.read(text), () => 1).met
  const title = meets(item.title)
  const about = [...item.path, scene.view.page.title ?? ''].map(meets)
  return sentence.weights.some(
    (weight, place) =>
      weight >= records.unmetWord &&
      !excused.has(place) &&
      !title.has(place) &&
      [own, ...about].every((met) => (met.get(place) ?? 4) > 1),
  )
}

/** How much of a question the title itself meets: what a thing is called tells more than what it speaks of. */
function namedBy({ title }: Item, sentence: Sentence, scene: Scene): number {
  const called = scene.read(title)
  const { met } = cover(sentence, called, () => 1)
  // "Done" is not called by the "do" of a question; "Plus" is by a "plus", though that may bind words together.
  const whole = called.words.every(({ letters }) => sentence.words.some((word) => word.letters === letters))
  return [...met].reduce(
    (sum, [place, level]) =>
      sum +
      Math.max(sentence.weights[place] ?? 0, whole || isNumber(sentence, place) ? reading.digits : 0) /
        (1 + level),
    0,
  )
}

function isNumber({ words }: Sentence, place: number): boolean {
  return /\p{N}/u.test(words[place]?.letters ?? '')
}

const plainSorts = new Set<AnswerType>(['money', 'count', 'percent', 'day', 'time', 'duration'])

function isPlain({ limits, extreme, comparative, compares, sums }: Comparisons): boolean {
  return limits.length === 0 && !extreme && !comparative && !compares && !sums
}

/** Words that only ask for a sort of answer: who asks what one pays is told a price. */
const asksFor: Readonly<Partial<Record<AnswerType, RegExp>>> = {
  money: /^(?:money\.(?:price|total|cost|pay|fee)|pay|price|cost-verb)$/,
  day: /^(?:time\.date|come|arrive|time\.when)$/,
  time: /^(?:time\.clock-time|begin|start-begin)$/,
}

function asksSort(notion: string, wanted: ReadonlySet<AnswerType>): boolean {
  return [...wanted].some((type) => asksFor[type]?.test(notion))
}

/** The one part of a thing that holds the sort of answer, or of several the one that speaks most of what was asked. */
function partAsked(
  item: Item,
  sentence: Sentence,
  scene: Scene,
  wanted: ReadonlySet<AnswerType>,
): Unit | undefined {
  const parts = new Set(item.parts.flatMap(({ line, control, struck }) => (control || struck ? [] : [line])))
  const own = unitsOf(scene).filter(
    ({ item: of, line, kind, types }) =>
      of === item && kind === 'pair' && parts.has(line) && [...wanted].some((type) => types.has(type)),
  )
  const title = cover(sentence, scene.read(item.title), () => 1).met
  const meets = ({ meaning }: Unit) =>
    [...cover(sentence, meaning, () => 1).met].reduce(
      (sum, [place, level]) => (title.has(place) || level > 1 ? sum : sum + (sentence.weights[place] ?? 0)),
      0,
    )
  const scored = own
    .map((unit) => ({ unit, score: meets(unit) }))
    .toSorted((one, other) => other.score - one.score || one.unit.text.length - other.unit.text.length)
  const [best, next] = scored
  if (!best || (needsNoun(wanted) && best.score < reading.tellingWord)) return undefined
  const same =
    next &&
    (best.unit.text.includes(next.unit.text) || factsOf(next.unit, wanted) === factsOf(best.unit, wanted))
  return !next || same || next.score < best.score ? best.unit : undefined
}

/** How many there are of something is told only by what names it. */
function needsNoun(wanted: ReadonlySet<AnswerType>): boolean {
  return wanted.has('count')
}

function factsOf({ facts }: Unit, wanted: ReadonlySet<AnswerType>): string {
  return facts.flatMap(({ type, text }) => (wanted.has(type) ? [text] : [])).join()
}
