import { cartOrders } from '#languages'
import { groupBy } from '#assistant'
import { plain } from '#protocol'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import { itemsOf, type Item } from '../../../records/item.ts'
import { cartPlaces } from '../../../understand/cart-places.ts'
import { overlap } from '../../../understand/extent.ts'
import { referencesIn } from '../../../understand/references.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { saidPlaces } from '../../../understand/telling.ts'
import { cuePlaces } from '../../../words/cues.ts'
import { namedOf, type Named } from '../records/act-on-record.ts'

/** Something for sale that an order names. */
export interface Goods {
  readonly item: Item
  /** What puts it into the cart where it stands. */
  readonly adder: Doable | undefined
  /** The way to its own page. */
  readonly link: Doable | undefined
  readonly count: number
  /** What else is said of it: its colour, its size. */
  readonly rest: readonly number[]
  readonly part: Sentence
}

const none: ReadonlySet<number> = new Set()

/** The one thing for sale that a part of a sentence names; undefined where it is none, or several. */
export function goodsIn(part: Sentence, scene: Scene): Goods | undefined {
  const [found, other] = forSale(scene).flatMap((items) => {
    const quoted = part.values.some(({ kind }) => kind === 'quoted')
    if (quoted)
      return items.filter(({ title }) => isQuoted(title, part)).map((item) => ({ item, places: none }))
    const named = namedOf(items, part, scene)
    return named && isOwnName(named, items, part, scene) ? [named] : []
  })
  if (!found || other || part.ordinal !== undefined) return undefined
  const { item, places } = found
  const own = scene.doables.filter(({ thing }) => item.things.some(({ id }) => id === thing.id))
  const name = cover(part, scene.read(item.title), () => 1, { counts: true }).met
  const count = countIn(part, new Set(name.keys()))
  if (count === undefined) return undefined
  const asked = new Set([...places, ...name.keys(), ...orderPlaces(part), ...count.places])
  return {
    item,
    adder: own.find(isAdder),
    link: own.find(({ thing }) => thing.kind === 'link'),
    count: count.count,
    rest: saidPlaces(part).filter((place) => !asked.has(place)),
    part,
  }
}

/** A name in quotation marks is that name and no other. */
export function isQuoted(name: string, { values }: Sentence): boolean {
  return values.every(({ kind, value }) => kind !== 'quoted' || plain(value) === plain(name))
}

/** Whether it is named by more than what others are called as well: "lamp". */
function isOwnName(
  { item, places }: Named,
  items: readonly Item[],
  part: Sentence,
  { read }: Scene,
): boolean {
  const others = items.filter(({ title }) => title !== item.title).map(({ title }) => read(title))
  const shared = new Set(others.flatMap((title) => [...cover(part, title, () => 1).met.keys()]))
  return others.length === 0 || [...places].some((place) => !shared.has(place))
}

/** "Take me to the pebble": the page of what is only to be gone to. */
export function toGoods(sentence: Sentence, scene: Scene): Doable | undefined {
  const going = cuePlaces(sentence.cues, new Set(['go']))
  const wants = [...orderPlaces(sentence)]
  if (wants.length === 0 || !wants.every((place) => going.has(place))) return undefined
  const goods = goodsIn(sentence, scene)
  return goods?.rest.length === 0 ? goods.link : undefined
}

/** What can be put into the cart, and what stands among it. */
function forSale({ view, doables }: Scene): Item[][] {
  const adders = new Set(doables.filter(isAdder).map(({ thing }) => thing.id))
  return [...groupBy(itemsOf(view), ({ group }) => group).values()].filter((items) =>
    items.some(({ things }) => things.some(({ id }) => adders.has(id))),
  )
}

/** Whether something puts what it stands with into the cart. */
export function isAdder({ use, thing, labels }: Doable): boolean {
  return (
    use === 'press' &&
    thing.kind !== 'link' &&
    labels.some(({ senses }) => senses.some(({ notion }) => notion === 'cart.add'))
  )
}

const wanting = new Set(['act.add', 'buy', 'cart.add', 'order.place'])

/** The words that say that something is wanted: "put … in my basket", "I'll take", "add". */
export function orderPlaces(sentence: Sentence): ReadonlySet<number> {
  const { senses, cues } = sentence
  const said = senses.flatMap(({ notion, places }) => (wanting.has(notion) ? places : []))
  const put = cues.flatMap(({ name, from, to }) =>
    name === 'put' ? Array.from({ length: to - from }, (_, at) => from + at) : [],
  )
  return new Set([...said, ...put, ...referencesIn(sentence).taking, ...(cartPlaces(sentence) ?? [])])
}

/** How many are wanted; undefined where other values are said than one number. */
export function countIn(
  { values, words }: Sentence,
  named: ReadonlySet<number>,
): { readonly count: number; readonly places: readonly number[] } | undefined {
  const told = values.filter(
    (value) =>
      value.kind !== 'quoted' && !words.some((word, place) => named.has(place) && overlap(word, value)),
  )
  const [number, more] = told
  const unread = words.some(
    (word, place) =>
      /^\d+$/.test(word.stem) && !named.has(place) && !values.some((value) => overlap(word, value)),
  )
  if (unread) return undefined
  if (!number) return { count: 1, places: [] }
  const count = Number(number.value)
  if (more || number.kind !== 'number' || !Number.isInteger(count) || count < 1) return undefined
  return { count, places: words.flatMap((word, place) => (overlap(word, number) ? [place] : [])) }
}

/** An order of its own for what is gone on with on another page. */
export function orderOf({ item, count, rest, part }: Goods): string {
  const said = rest.map((place) => part.words[place]?.text ?? '')
  const goods = [...(count > 1 ? [String(count)] : []), `“${item.title}”`, ...said].join(' ')
  return cartOrders[part.language].replace('{goods}', goods)
}
