import type { Doable, Scene } from '../../../candidates/scene.ts'
import { slotsOf, type Slot } from '../../../fill/slots.ts'
import type { Meaning } from '../../../meaning/meanings.ts'
import { moveOf, writing, type Move } from '../../../plan/move.ts'
import { cover } from '../../../rank/cover.ts'
import { cartPlaces } from '../../../understand/cart-places.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import { asking, asksToBeTold } from '../../../understand/question-cues.ts'
import { overlap, placesIn } from '../../../understand/extent.ts'
import { referencesIn } from '../../../understand/references.ts'
import { namesDeed } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { saidPlaces } from '../../../understand/telling.ts'
import { countIn, goodsIn, isAdder, isQuoted, orderOf, orderPlaces, type Goods } from './goods.ts'
import { isCounting } from '../fields/how-many.ts'
import type { Deciding } from '../../decision.ts'

/** What puts something into the cart as it is wanted, and what can only be read on its own page. */
export interface IntoCart {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

type Ordering = Pick<Deciding, 'scene' | 'parsePart'>

/** "Put the desk lamp in black and two kettles into my cart": what a card does not offer is chosen on the thing's own page. */
export function intoCart(sentence: Sentence, deciding: Ordering): IntoCart | undefined {
  if (sentence.negated.some(Boolean) || asks(sentence)) return undefined
  const [first, ...more] = clausesOf(sentence).map(({ text }) => deciding.parsePart(text))
  if (!first || more.length === 0) return oneOf(sentence, deciding)
  const parts = saysNothing(first) ? more : [first, ...more]
  // "Put it in the cart and go to the checkout": what comes after it is done after it.
  const next = parts.findIndex(goesOn)
  const wanted = next === -1 ? parts : parts.slice(0, next)
  const [lead, other] = wanted
  const all = lead && (other || next === -1) ? severalOf(wanted, sentence, deciding) : undefined
  const one = lead && !other && next !== -1 ? oneOf(lead, deciding) : undefined
  // "Make it brass and add two": all of it is of the one thing that the page is about.
  const found = all ?? one ?? (next === -1 ? onOwnPage(sentence, deciding.scene) : undefined)
  const later = next === -1 ? [] : parts.slice(next).map(({ text }) => text)
  return found && { ...found, todo: [...found.todo, ...later] }
}

function saysNothing(part: Sentence): boolean {
  return saidPlaces(part).length === 0 && orderPlaces(part).size === 0
}

/** Whether a part says to do something that puts nothing into a cart. */
function goesOn(part: Sentence): boolean {
  return (namesDeed(part) || part.cues.some(({ name }) => name === 'go')) && orderPlaces(part).size === 0
}

/** Each of several things, with its own number and colour. */
function severalOf(
  parts: readonly Sentence[],
  sentence: Sentence,
  { scene }: Ordering,
): IntoCart | undefined {
  const read = parts.map((part) => goodsIn(part, scene))
  const all = read.flatMap((goods) => goods ?? [])
  const wanted = orderPlaces(sentence).size > 0 ? isSaidOnly : isOffered
  return all.length === read.length && isTold(all) && all.every((goods) => wanted(goods, scene))
    ? ordered(all, scene)
    : undefined
}

function oneOf(sentence: Sentence, { scene }: Ordering): IntoCart | undefined {
  const goods = goodsIn(sentence, scene)
  if (!goods) return onOwnPage(sentence, scene)
  if (cartPlaces(sentence)) return ordered([goods], scene)
  const more = goods.count > 1 || goods.rest.length > 0
  return more && orderPlaces(sentence).size > 0 && isOffered(goods, scene)
    ? ordered([goods], scene)
    : undefined
}

/** A bare list of names orders nothing, unless it says how many or which. */
function isTold(all: readonly Goods[]): boolean {
  return all.some(({ part, count, rest }) => orderPlaces(part).size > 0 || count > 1 || rest.length > 0)
}

/** Whether what else is said of something may be chosen on its own page. */
function isSaidOnly({ rest, link }: Goods): boolean {
  return rest.length === 0 || link !== undefined
}

/** Whether what else is said of something is known here: a colour that the list can be narrowed to. */
function isOffered({ rest, part, item }: Goods, { doables, rarity }: Scene): boolean {
  const own = new Set(item.things.map(({ id }) => id))
  const met = new Set(
    doables.flatMap(({ use, thing, labels: [label] }) =>
      label && (use === 'choose' || use === 'tick') && !own.has(thing.id) ? metBy(part, label, rarity) : [],
    ),
  )
  return rest.every((place) => met.has(place))
}

/** What can be done here first, then each of the others on its own page. */
function ordered(all: readonly Goods[], scene: Scene): IntoCart | undefined {
  const here = all.map((goods) => putIn(goods, scene))
  const elsewhere = all.filter((_, at) => here[at] === undefined)
  const [next, ...later] = elsewhere
  if (elsewhere.some(({ link }) => !link)) return undefined
  const moves = here.flatMap((own) => own ?? [])
  if (!next?.link) return { moves, todo: [] }
  return {
    moves: [...moves, moveOf(next.link, true)],
    todo: [next, ...later].map(orderOf),
  }
}

/** What puts it in where it stands, with its number. */
function putIn({ adder, count, rest, item, link }: Goods, scene: Scene): Move[] | undefined {
  if (!adder || rest.length > 0) return undefined
  if (count === 1) return [moveOf(adder, true)]
  const own = new Set(item.things.map(({ id }) => id))
  const [counting, other] = slotsOf(scene).filter((slot) => isCounting(slot) && own.has(slot.thing.id))
  if (counting && !other) return [countOf(counting, count), moveOf(adder, true)]
  return link ? undefined : []
}

function countOf({ thing }: Slot, count: number): Move {
  return writing(thing, String(count), thing.name)
}

/** On the page of the thing itself: its choices, its number, then its own button. */
function onOwnPage(sentence: Sentence, scene: Scene): IntoCart | undefined {
  const adders = scene.doables.filter(isAdder)
  const [adder, second] = adders.filter(({ thing }) => thing.record === undefined)
  const takes = takesIt(sentence)
  if (!adder || second || !(takes || cartPlaces(sentence))) return undefined
  const count = countIn(sentence, new Set())
  const titles = headsOf(scene).filter(({ text }) => isQuoted(text, sentence))
  if (!count || (titles.length === 0 && sentence.values.some(({ kind }) => kind === 'quoted')))
    return undefined
  const chosen = choicesSaid(sentence, adder, titles, scene)
  const said = new Set([...orderPlaces(sentence), ...count.places])
  const labels = [...titles, ...chosen.map(({ labels: [label] }) => label!), ...adder.labels]
  for (const text of labels) for (const place of metBy(sentence, text, scene.rarity)) said.add(place)
  if (!toldPlaces(sentence).every((place) => said.has(place))) return undefined
  const counting = slotsOf(scene).filter((slot) => isCounting(slot) && slot.thing.form === adder.thing.form)
  const [slot, other] = adder.thing.form === undefined ? [] : counting
  const counts = count.places.length > 0
  if (counts && (!slot || other) && count.count > 1) return undefined
  const ticked = chosen.filter(({ thing, option }) =>
    option === undefined ? thing.state.checked !== true : thing.state.value !== option,
  )
  const isSet = slot?.thing.state.value === String(count.count)
  const numbers = counts && slot && !other && !isSet ? [countOf(slot, count.count)] : []
  return { moves: [...ticked.map((one) => moveOf(one, true)), ...numbers, moveOf(adder, true)], todo: [] }
}

/** What must be accounted for, and so what may choose: "red" is too common a word to weigh as much as "blue". */
function toldPlaces(sentence: Sentence): number[] {
  return [...new Set([...saidPlaces(sentence), ...referencesIn(sentence).tells])]
}

/** "Add the tern" where only another lamp is sold: its button is not for what the page does not speak of. */
export function isOtherGoods(moves: readonly Move[], sentence: Sentence, scene: Scene): boolean {
  const pressed = scene.doables.find(
    (doable) => isAdder(doable) && moves.some(({ elementId }) => elementId === doable.thing.id),
  )
  if (!pressed || pressed.thing.record !== undefined) return false
  const texts = [
    ...headsOf(scene),
    ...pressed.labels,
    ...pressed.around,
    ...scene.doables.flatMap(({ thing, labels }) => (thing.form === pressed.thing.form ? labels : [])),
  ]
  const met = new Set([
    ...orderPlaces(sentence),
    ...texts.flatMap((text) => metBy(sentence, text, scene.rarity)),
    ...sentence.words.flatMap((word, place) =>
      sentence.values.some((value) => overlap(word, value)) ? [place] : [],
    ),
  ])
  return clausesOf(sentence).some((clause) => {
    const own = placesIn(clause, sentence)
    const orders = own.some((place) => orderPlaces(sentence).has(place))
    return orders && saidPlaces(sentence).some((place) => own.includes(place) && !met.has(place))
  })
}

/** "Put two desk lamps into my cart" sets no filter: what is put into a cart is pressed or looked at. */
export function missesCart(moves: readonly Move[], sentence: Sentence, { doables }: Scene): boolean {
  const setsOnly = moves.every(({ goal }) => goal.kind === 'value' || goal.kind === 'checked')
  // "Add it in brass" speaks of what was before.
  const adds = sentence.acts.has('act.add') && referencesIn(sentence).points
  if (!setsOnly || !(adds || cartPlaces(sentence))) return false
  const forms = new Set(doables.filter(isAdder).map(({ thing }) => thing.form))
  return (
    forms.size > 0 &&
    !moves.some(({ elementId }) =>
      doables.some(
        ({ thing }) => thing.id === elementId && thing.form !== undefined && forms.has(thing.form),
      ),
    )
  )
}

function headsOf({ view, read }: Scene): Meaning[] {
  const heads = view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  return heads.map(({ text }) => read(text))
}

/** "I'll take it", "buy two in sand": nothing is named but that it is wanted. */
function takesIt(sentence: Sentence): boolean {
  const { takes } = referencesIn(sentence)
  return takes || sentence.acts.has('act.add') || sentence.senses.some(({ notion }) => notion === 'buy')
}

function asks(sentence: Sentence): boolean {
  // The "e" of an Italian list is no "is it".
  return (
    asksToBeTold(sentence) ||
    sentence.cues.some(({ name, from }) => asking.has(name) && (name !== 'whether' || from === 0))
  )
}

/** Of each list of the same form the one choice that is named, by words that do not name the thing itself. */
function choicesSaid(
  sentence: Sentence,
  { thing: { form } }: Doable,
  titles: readonly Meaning[],
  { doables, rarity }: Scene,
): Doable[] {
  const named = new Set(titles.flatMap((title) => metBy(sentence, title, rarity)))
  // The "and" of "Subscribe and save" chooses nothing.
  const telling = new Set(toldPlaces(sentence).filter((place) => !named.has(place)))
  const lists = new Map<string, { choice: Doable; said: number; whole: boolean }[]>()
  for (const choice of doables) {
    const {
      use,
      thing,
      labels: [label],
    } = choice
    if (form === undefined || thing.form !== form || !label || (use !== 'tick' && use !== 'choose')) continue
    const said = metBy(sentence, label, rarity).filter((place) => telling.has(place)).length
    if (said === 0) continue
    const list =
      use === 'choose'
        ? String(thing.id)
        : thing.kind.endsWith('radio')
          ? thing.path.join('\n')
          : `box ${thing.id}`
    const whole = label.words.filter(({ content }) => content).length <= said
    lists.set(list, [...(lists.get(list) ?? []), { choice, said, whole }])
  }
  return [...lists.values()].flatMap((rated) => {
    const [best, next] = rated.toSorted(
      (one, other) => other.said - one.said || Number(other.whole) - Number(one.whole),
    )
    const alike = next && next.said === best?.said && next.whole === best.whole
    return best && !alike ? [best.choice] : []
  })
}

/** The places of a sentence that a text meets by its words, as they are written or by what they mean. */
function metBy(sentence: Sentence, text: Meaning, rarity: Scene['rarity']): number[] {
  const written = text.words.flatMap(({ letters, content }) =>
    content ? (sentence.places.get(letters) ?? []) : [],
  )
  const meant = [...cover(sentence, text, rarity).met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  return [...new Set([...written, ...meant])]
}
