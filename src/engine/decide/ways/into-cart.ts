import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import { itemsOf } from '../../records/item.ts'
import { cartPlaces } from '../../understand/cart-places.ts'
import { referencesIn } from '../../understand/references.ts'
import { asking } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { tellingPlaces } from '../../understand/telling.ts'

/** What puts something into the cart as it is wanted, and what can only be read on its own page. */
export interface IntoCart {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

/** "Put the desk lamp in black into my cart": what a card does not offer is chosen on the thing's own page. */
export function intoCart(sentence: Sentence, scene: Scene): IntoCart | undefined {
  const { values, negated } = sentence
  if (values.length > 0 || negated.some(Boolean)) return undefined
  const adders = scene.doables.filter(
    ({ use, thing, labels }) => use === 'press' && thing.kind !== 'link' && labels.some(addsToCart),
  )
  const [taken, another] = takesIt(sentence) ? adders.filter(({ thing }) => thing.record === undefined) : []
  if (taken && !another) return { moves: [moveOf(taken, true)], todo: [] }
  const [item, other] = itemsOf(scene.view).filter(({ title }) => isSaid(scene.read(title), sentence))
  if (!cartPlaces(sentence) || other) return undefined
  if (item) {
    const link = scene.doables.find(
      ({ thing }) => thing.kind === 'link' && item.things.some(({ id }) => id === thing.id),
    )
    const own = adders.filter(({ thing }) => item.things.some(({ id }) => id === thing.id))
    const texts = [item.title, ...item.parts.map(({ text }) => text)].map((text) => scene.read(text))
    const all = isMet(sentence, [...texts, ...own.flatMap(({ labels }) => labels)])
    return link && !all ? { moves: [moveOf(link, true)], todo: [sentence.text] } : undefined
  }
  const head = scene.view.lines.find(({ kind, state }) => kind === 'heading' && state.level === 1)
  const title = head && scene.read(head.text)
  const [adder, second] = adders.filter(({ thing }) => thing.form !== undefined && thing.record === undefined)
  if (!title || !isSaid(title, sentence) || !adder || second) return undefined
  const chosen = scene.doables.filter((one) => isChosen(one, adder, sentence))
  const labels = [...chosen, adder].flatMap((one) => one.labels)
  if (!isMet(sentence, [title, ...labels])) return undefined
  const ticked = chosen.filter(({ thing }) => thing.state.checked !== true)
  return { moves: [...ticked, adder].map((one) => moveOf(one, true)), todo: [] }
}

/** "I'll take it", "buy it": nothing is named but that it is wanted. */
function takesIt(sentence: Sentence): boolean {
  const { takes, tells, acts } = referencesIn(sentence)
  const bought = new Set(sentence.senses.flatMap(({ notion, places }) => (notion === 'buy' ? places : [])))
  const asks = sentence.cues.some(({ name }) => asking.has(name))
  return !asks && (takes || bought.size > 0) && [...tells, ...acts].every((place) => bought.has(place))
}

/** Whether a label says that it puts something into the cart. */
function addsToCart({ senses }: Meaning): boolean {
  return senses.some(({ notion }) => notion === 'cart.add')
}

/** A choice of the same form that is named. */
function isChosen({ use, thing, labels }: Doable, adder: Doable, sentence: Sentence): boolean {
  return (
    (use === 'tick' || use === 'choose') &&
    thing.form === adder.thing.form &&
    labels.slice(0, 1).some((label) => isSaid(label, sentence))
  )
}

function isSaid({ words }: Meaning, { places }: Sentence): boolean {
  const telling = words.filter(({ content }) => content)
  return telling.length > 0 && telling.every(({ stem, letters }) => places.has(stem) || places.has(letters))
}

/** Whether texts meet every telling word. */
function isMet(sentence: Sentence, texts: readonly Meaning[]): boolean {
  const met = new Set(cartPlaces(sentence))
  for (const text of texts) for (const place of cover(sentence, text, () => 1).met.keys()) met.add(place)
  return tellingPlaces(sentence).every((place) => met.has(place))
}
