import { groupBy } from '#assistant'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { onlyPoints, referencesIn } from '../../../understand/references.ts'
import { cover, type Level } from '../../../rank/cover.ts'
import { isEcho } from '../../../rank/is-echo.ts'
import { isLiteral } from '../../../rank/is-literal.ts'
import { comparisonsIn } from '../../../records/comparisons.ts'
import { itemsOf, type Item } from '../../../records/item.ts'
import { asksLater, asksMeasure } from '../../../understand/question-cues.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import { generalActs, removing } from '../../../understand/acts.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { answering, choosing, reading } from '../../../weights.ts'
import type { Deciding } from '../../decision.ts'
import { rankSingle } from '../../ranked/single.ts'
import { cartPlaces } from '../../../understand/cart-places.ts'
import { isTelling } from '../../../understand/telling.ts'
import { recordDeed } from './record-deed.ts'
import { sorts } from './record-sorts.ts'
import { deedNames, taking } from './same-deed.ts'

/** "Put the olive tree in my basket": what all things alike can do, of the one that is named. */
export function actOnRecord(said: Sentence, deciding: Deciding): Doable | undefined {
  const sentence = affirmed(said, deciding)
  if (!sentence || hasValues(sentence) || sentence.ordinal !== undefined) return undefined
  // "What does the night plan cost?": who asks about one wants nothing done with it.
  if (asksMeasure(sentence) || asksLater(sentence) || onlyPoints(sentence)) return undefined
  const controls = (part: Sentence) =>
    alikeOn(deciding.scene).flatMap((items) => controlSaid(items, part, deciding) ?? [])
  const whole = controls(sentence)
  const order = whole.length === 0 ? withoutReason(sentence, deciding) : undefined
  const [one, other] = order ? controls(order) : whole
  return other ? undefined : one
}

/** "Delete the draft, it's a mess": an order but for what is only said of why, and names nothing and orders nothing. */
function withoutReason(
  sentence: Sentence,
  { scene, parsePart }: Pick<Deciding, 'scene' | 'parsePart'>,
): Sentence | undefined {
  const [order, ...reasons] = clausesOf(sentence).map(({ text }) => parsePart(text))
  if (!order || reasons.length === 0 || order.acts.size === 0) return undefined
  const tellsWhy = ({ acts, values, cues, leading }: Sentence) =>
    [...acts].every((act) => act.startsWith('talk.')) &&
    values.length === 0 &&
    !leading.some(Boolean) &&
    !cues.some(({ name }) => ordering.has(name))
  const names = (part: Sentence) => alikeOn(scene).some((items) => namedOf(items, part, scene))
  return reasons.every((part) => tellsWhy(part) && !names(part)) ? order : undefined
}

const ordering: ReadonlySet<string> = new Set([
  'put',
  'note',
  'send',
  'press',
  'go',
  'find',
  'seek',
  'instead',
])

/** A sentence but for the parts that deny something: "I never got it". */
function affirmed(sentence: Sentence, { parsePart }: Deciding): Sentence | undefined {
  const { negated, words } = sentence
  if (!negated.some(Boolean)) return sentence
  const kept = clausesOf(sentence).filter(
    ({ at, end }) => !words.some((word, place) => negated[place] && word.at >= at && word.end <= end),
  )
  const part = kept.length > 0 ? parsePart(kept.map(({ text }) => text).join(', ')) : undefined
  return part?.negated.some(Boolean) ? undefined : part
}

/** The things of a page that there are several of, each sort by itself. */
export function alikeOn({ view }: Scene): Item[][] {
  return [...groupBy(itemsOf(view), ({ group }) => group).values()].filter(({ length }) => length > 1)
}

/** What is pressed for a sentence, of the one of these that is named. */
function controlSaid(items: readonly Item[], sentence: Sentence, deciding: Deciding): Doable | undefined {
  const { scene, parsePart } = deciding
  const named = namedOf(items, sentence, scene)
  if (!named || isThePage(named, sentence, scene)) return undefined
  const { item, places } = named
  const own = controlsOf(item, scene).filter((one) => isShared(one, item, items, scene))
  const lone = clausesOf(sentence).length < 2
  const sort = sortBeside(places, sentence)
  // "The photos of the lodge" may be a control of it, where "the photo of the lodge" is the lodge.
  const told = sort === undefined ? [places] : [places, new Set([...places, sort])]
  for (const rest of told.map((some) => parsePart(beside(some, sentence)))) {
    const control = saidOf(own, item, { rest, lone }, scene) ?? likeliest(own, rest, deciding)
    if (control) return control
  }
  if (comparisonsIn(sentence).extreme) return undefined
  const others = controlsOf(item, scene)
    .map((control) => {
      const named = countAlike(control, item, items, scene) < 2
      const called = named ? besideTitle(control, item, scene) : withoutTitle(control, item)
      return { control, label: scene.read(called) }
    })
    .filter(({ label }) => label.text !== '' && !says(label, removing))
  return recordDeed(others, parsePart(without(places, sentence)))
}

/** "Save this flat" on the page of a flat: where its own title says as much, none of the others beside it is meant. */
function isThePage({ places }: Named, sentence: Sentence, { view, read, rarity }: Scene): boolean {
  if (!referencesIn(sentence).points) return false
  const { met } = cover(sentence, read(view.page.title ?? ''), rarity)
  return [...places].every((place) => (met.get(place) ?? 2) < 2)
}

/** The "one" of "the walnut one" counts nothing. */
export function hasValues({ values, cues, words }: Sentence): boolean {
  return values.some(
    ({ at, kind }) =>
      kind !== 'number' || !cues.some(({ name, from }) => name === 'kindNoun' && words[from]?.at === at),
  )
}

export interface Named {
  readonly item: Item
  /** The words of the sentence that its name accounts for. */
  readonly places: ReadonlySet<number>
}

/** The one whose title says more of what was said than any other's. */
export function namedOf(items: readonly Item[], sentence: Sentence, scene: Scene): Named | undefined {
  const [first, second] = items
    .filter(({ title }) => !isEcho({ text: title }, sentence))
    .map((item) => {
      const met = new Map<number, Level>()
      for (const name of namesOf(item))
        for (const [place, level] of cover(sentence, scene.read(name), scene.rarity).met)
          if (level < 2 && tells(place, sentence))
            met.set(place, level < (met.get(place) ?? 2) ? level : met.get(place)!)
      const places = [...met.keys()]
      const said = places.reduce(
        (sum, place) => sum + (sentence.weights[place] ?? 0) * answering.metBy[met.get(place) ?? 0]!,
        0,
      )
      return { item, places: new Set(places), said }
    })
    .sort((one, another) => another.said - one.said)
  return first && first.said > 0 && first.said > (second?.said ?? 0) ? first : undefined
}

/** What one of several goes by: its title, its parts too where several words are joined in one, and what its box is called. */
function namesOf({ title, things }: Item): string[] {
  const apart = title.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const ticked = things.flatMap(({ use, name }) => (use === 'tick' ? [name] : []))
  return [...new Set([title, apart, ...ticked])]
}

/** What is said beside some words: "add … to my favourites". */
function beside(places: ReadonlySet<number>, { words, text }: Sentence): string {
  return words.flatMap(({ at, end }, place) => (places.has(place) ? [] : [text.slice(at, end)])).join(' ')
}

/** A sentence without some of its words, cut as it was. */
function without(places: ReadonlySet<number>, { words, text }: Sentence): string {
  return [...places].reduce((left, place) => {
    const { at, end } = words[place]!
    return left.slice(0, at) + ' '.repeat(end - at) + left.slice(end)
  }, text)
}

/** "The email by Ada", "Ada's post": the word next to a name that only says what sort of thing bears it. */
export function sortBeside(
  places: ReadonlySet<number>,
  { words, weights, senses }: Sentence,
): number | undefined {
  const nearest = (way: 1 | -1, from: number) => {
    let place = from + way
    while (words[place] && !isTelling(weights[place]) && !places.has(place)) place += way
    return place
  }
  return [nearest(-1, Math.min(...places)), nearest(1, Math.max(...places))].find((place) =>
    senses.some((sense) => sorts.has(sense.notion) && sense.places.join() === String(place)),
  )
}

export function controlsOf({ things }: Item, { doables }: Scene): Doable[] {
  return doables.filter(
    ({ use, thing }) => use === 'press' && thing.name !== '' && things.some(({ id }) => id === thing.id),
  )
}

/** Whether most of the others have it as well, called the same but for what they are called themselves. */
export function isShared(control: Doable, item: Item, items: readonly Item[], scene: Scene): boolean {
  return withoutTitle(control, item) !== '' && countAlike(control, item, items, scene) * 2 > items.length
}

function countAlike(control: Doable, item: Item, items: readonly Item[], scene: Scene): number {
  const called = withoutTitle(control, item)
  return items.filter((other) => controlsOf(other, scene).some((one) => withoutTitle(one, other) === called))
    .length
}

/** How often something was pressed is no part of its name: "Like (3)". */
function withoutTitle({ thing: { name } }: Doable, { title }: Item): string {
  return name
    .toLowerCase()
    .replace(title.toLowerCase(), '')
    .replace(/\s*\(?\d+\)?$/, '')
    .trim()
}

/** What something is called but for the words of a title that it may only begin to tell: "Save: The old mill". */
function besideTitle(control: Doable, item: Item, { read }: Scene): string {
  const own = new Set(read(item.title).words.map(({ stem }) => stem))
  const called = withoutTitle(control, item)
  const left = read(called).words.filter(({ stem, content }) => !content || !own.has(stem))
  return left.some(({ content }) => content) ? left.map(({ text }) => text).join(' ') : ''
}

/** The one control that does all that was said. */
function saidOf(
  own: readonly Doable[],
  item: Item,
  { rest, lone }: { readonly rest: Sentence; readonly lone: boolean },
  scene: Scene,
): Doable | undefined {
  const labels = own.map((control) => scene.read(withoutTitle(control, item)))
  const [called, namesake] = own.filter((_, at) => isLiteral(labels[at]!, rest))
  if (called && !namesake) return called
  // "The rooms of the Lake Hotel": what each of them shows.
  const telling = [...rest.words.keys()].filter((place) => tells(place, rest))
  const [shown, alike] = own.filter((_, at) => {
    const { met } = cover(rest, labels[at]!, scene.rarity)
    const named = telling.length > 0 && telling.every((place) => (met.get(place) ?? 2) < 2)
    return named && !labels[at]!.senses.some(({ notion }) => isDeed(notion))
  })
  if (shown && !alike) return shown
  const taken = takenAs(rest)
  const does = taken && taking.find((notion) => labels.some((label) => says(label, [notion])))
  const [one, other] = own.filter((_, at) => {
    const label = labels[at]!
    const done = taken && does !== undefined && says(label, [does]) ? taken : doneBy(label, rest)
    const counts = lone && says(label, removing) ? weighs : tells
    return done !== undefined && rest.words.every((_, place) => !counts(place, rest) || done.has(place))
  })
  return other ? undefined : one
}

type Label = ReturnType<Scene['read']>

function says({ senses }: Label, notions: readonly string[]): boolean {
  return senses.some(({ notion }) => notions.includes(notion))
}

/** The words that want something: "put … in my basket", "I'll take". */
function takenAs(rest: Sentence): ReadonlySet<number> | undefined {
  const putting = cartPlaces(rest)
  if (putting || !referencesIn(rest).takes) return putting
  return new Set(rest.senses.flatMap(({ notion, places }) => (notion.startsWith('cart.') ? places : [])))
}

/** The words that say what a label says, or the same deed by another name; undefined where none do. */
function doneBy(label: Label, rest: Sentence): ReadonlySet<number> | undefined {
  const same = deedNames(label.senses.map(({ notion }) => notion))
  const said = rest.senses.filter(({ notion }) => same.includes(notion))
  return said.length > 0 ? new Set(said.flatMap(({ places }) => places)) : undefined
}

/** Whether a notion does something with a thing, and does not only show it. */
function isDeed(notion: string): boolean {
  return /^(?:act|cart|wishlist)\.|^book\.new$/.test(notion) && !generalActs.has(notion)
}

/** What is likely meant by the rest, where all of it says what to do. */
function likeliest(own: readonly Doable[], rest: Sentence, { scene, weights }: Deciding): Doable | undefined {
  const acts = rest.senses.filter(({ notion }) => isDeed(notion))
  // Who wants to look at it wants nothing done with it.
  if (acts.length === 0 || [...rest.acts].some((act) => generalActs.has(act))) return undefined
  const { meant, trust } = rankSingle(rest, { ...scene, doables: own }, weights, 0)
  const [first] = meant
  const done = new Set(acts.flatMap(({ places }) => places))
  const met =
    first &&
    rest.weights.every(
      (_, place) => !(tells(place, rest) || done.has(place)) || (first.met.get(place) ?? 2) < 2,
    )
  return met && trust >= choosing.act ? first.doable : undefined
}

function tells(place: number, { weights }: Sentence): boolean {
  return isTelling(weights[place])
}

/** "Remove Ada's account": what is gone for good is named by every word that means something. */
function weighs(place: number, { words, weights }: Sentence): boolean {
  return (weights[place] ?? 0) > reading.kindNoun && words[place]?.content === true
}
