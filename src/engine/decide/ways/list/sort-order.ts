import { oncePerObject } from '#protocol'
import type { ComparisonName } from '#languages'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import { comparisonsIn, superlativeIn } from '../../../records/comparisons.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { saidOrder, sortingPlaces, type SaidOrder } from '../../../understand/said-order.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

const isOrder = (notion: string) => notion.startsWith('sort.') && !ordering.has(notion)
/** Words that only say that something is put in order, and of what the order is made. */
const isOrdering = (notion: string) => isOrder(notion) || ordering.has(notion)
const sorting = ['sort.open', 'act.reorder', 'act.sort', 'sort-verb', 'arrange', 'arrangement-layout']
const ordering = new Set([...sorting, 'money.price', 'price'])

/** "Cheapest first": the one order on the page that means the same, where nothing else was said. */
export function sortOrder(sentence: Sentence, scene: Scene): Doable | undefined {
  const { senses, negated, words, language } = sentence
  if (negated.some(Boolean)) return undefined
  const notions = new Set(senses.flatMap(({ notion }) => (isOrder(notion) ? [notion] : [])))
  const verbs = sortingPlaces(words, language)
  const way = toldOrder(sentence)
  const told = way ?? (verbs.length > 0 ? byPrice(senses) : undefined)
  const extreme = extremeFirst(sentence)
  const [order, other] = notions
  if (!told && (other !== undefined || (order === undefined && !extreme))) return undefined
  const places = new Set(
    senses.flatMap(({ notion, places: own }) =>
      isOrder(notion) ? span(own) : isOrdering(notion) ? own : [],
    ),
  )
  for (const place of [...(extreme?.places ?? []), ...span(told?.places ?? []), ...verbs]) places.add(place)
  if (!isAllOf(places, sentence, scene)) return undefined
  const options = scene.doables.filter(({ use }) => use !== 'write')
  const found = told ? options.filter((doable) => isOrderOf(doable, ofPrice(told, senses), scene)) : []
  // "Sort by salary" where the list has that order only from its other end.
  const either = told && !way ? options.filter((doable) => orderOf(doable, scene)?.of === told.of) : []
  const called = () =>
    (other === undefined ? calledOrder(order, extreme?.name, options, scene) : []).filter(
      (doable) => !isOtherOrder(doable, sentence, scene),
    )
  const [one, more] = [found, either].find((some) => some.length > 0) ?? called()
  return more ? undefined : one
}

/** The words by which a sentence asks for an order of prices, or of whatever the page has; undefined where it asks for none. */
export function orderPlacesOf(sentence: Sentence): readonly number[] | undefined {
  const { senses, words, language, negated } = sentence
  if (negated.some(Boolean)) return undefined
  const told =
    toldOrder(sentence) ?? (sortingPlaces(words, language).length > 0 ? byPrice(senses) : undefined)
  const extreme = extremeFirst(sentence)
  const isPriced =
    (told && ofPrice(told, senses).of === 'money') || ['cheapest', 'dearest'].includes(extreme?.name ?? '')
  const own = senses.flatMap(({ notion, places }) => (isOrdering(notion) ? places : []))
  return isPriced ? [...span(told?.places ?? []), ...(extreme?.places ?? []), ...own] : undefined
}

/** "Sort by price": who does not say from which end wants the least first. */
function byPrice(senses: Sentence['senses']): SaidOrder | undefined {
  const priced = senses.some(({ notion }) => isMoney.test(notion))
  return priced ? { first: 'least', of: 'money', whole: true, places: [] } : undefined
}

/** Whether a sentence says nothing but an order, and what is put in it: what the page or the list is called. */
function isAllOf(said: ReadonlySet<number>, sentence: Sentence, { view, read, doables }: Scene): boolean {
  const rest = tellingPlaces(sentence).filter((place) => !said.has(place))
  if (rest.length === 0) return true
  const around = doables.filter(isOfOrders).flatMap(({ thing }) => thing.path)
  const met = new Set(
    [...new Set([view.page.title ?? '', ...around])].flatMap((text) =>
      Array.from(cover(sentence, read(text), () => 1).met).flatMap(([place, level]) =>
        level < 2 ? [place] : [],
      ),
    ),
  )
  return rest.every((place) => met.has(place))
}

/** What is called by the name of an order, or by what is the most of something. */
function calledOrder(
  order: string | undefined,
  extreme: ComparisonName | undefined,
  options: readonly Doable[],
  { language }: Scene,
): readonly Doable[] {
  const ways: readonly ((doable: Doable) => boolean)[] = [
    (doable) => isCalled(doable, order),
    (doable) => isCalled(doable, order === undefined ? undefined : byWhat[order]) && isOfOrders(doable),
    (doable) => extreme !== undefined && isMost(doable, extreme, language) && isOfOrders(doable),
    (doable) => extreme !== undefined && isCalled(doable, orderBy[extreme]),
  ]
  return ways.map((fits) => options.filter(fits)).find((found) => found.length > 0) ?? []
}

/** "Sort by price, highest first": what is high and low is the price where that is named. */
function ofPrice(told: SaidOrder, senses: Sentence['senses']): SaidOrder {
  const priced = (told.of ?? 'amount') === 'amount' && senses.some(({ notion }) => isMoney.test(notion))
  return priced ? { ...told, of: 'money' } : told
}

/** Whether an option is an order that begins with the same end of the same; what has one order alone needs no name. */
function isOrderOf(doable: Doable, told: SaidOrder, scene: Scene): boolean {
  const own = orderOf(doable, scene)
  if (own?.first !== told.first || !isOfOrders(doable)) return false
  // "High to low" may be the price; "descending" anything.
  return told.of === undefined || told.of === own.of || (told.of === 'amount' && own.of === 'money')
}

function orderOf({ labels: [label] }: Doable, { language }: Scene): SaidOrder | undefined {
  const own = label && saidOrder(label.words, language)
  return own && ofPrice(own, label.senses)
}

/** The order that a sentence asks for: by both ends, by its way, or by one end where it sorts. */
const toldOrder: (sentence: Sentence) => SaidOrder | undefined = oncePerObject(
  ({ words, language, senses }) => {
    const said = saidOrder(words, language)
    const sorts = () =>
      sortingPlaces(words, language).length > 0 ||
      senses.some(({ notion }) => isOrder(notion) || sorting.includes(notion))
    return said && (said.whole || sorts()) ? said : undefined
  },
)

/** Whether something puts in another order than a sentence asks for: by its words alone "Z to A" is "A to Z". */
export function isOtherOrder(doable: Doable, sentence: Sentence, scene: Scene): boolean {
  const told = toldOrder(sentence)
  const own = told && doable.use !== 'write' ? orderOf(doable, scene) : undefined
  if (!told || !own || !isOfOrders(doable)) return false
  return own.first !== told.first || (told.of !== undefined && quantity(own) !== quantity(told))
}

/** What is high and low may be a price. */
function quantity({ of }: SaidOrder): SaidOrder['of'] {
  return of === 'money' ? 'amount' : of
}

function isCalled({ labels }: Doable, name: string | undefined): boolean {
  return labels[0]?.senses.some(({ notion }) => notion === name) === true
}

/** What an order is called that begins with the most of something. */
const orderBy: Readonly<Partial<Record<ComparisonName, string>>> = {
  cheapest: 'sort.price-up',
  dearest: 'sort.price-down',
  newest: 'sort.newest',
  oldest: 'sort.oldest',
  best: 'sort.rating',
}

/** What an order is called where the field itself says that it puts in order: "Lowest price". */
const byWhat: Readonly<Record<string, string>> = {
  'sort.price-up': 'money.cheapest',
  'sort.newest': 'time.newest',
  'sort.oldest': 'time.oldest',
  'sort.popular': 'state.popular',
  'sort.size': 'size',
  'sort.name': 'name',
  'sort.duration': 'time.duration',
  'sort.rating': 'customer-review',
}

/** "The biggest flats first": what comes first is the most of something, with what is put in order in between. */
function extremeFirst(sentence: Sentence): { name: ComparisonName; places: number[] } | undefined {
  const { extreme } = comparisonsIn(sentence)
  const onTop = sentence.senses.some(({ notion }) => notion === 'nav.top')
  if (!extreme || (sentence.ordinal !== 1 && !onTop)) return undefined
  return { name: extreme.name, places: span([extreme.from, sentence.words.length - 1]) }
}

/** Sums of money are high and low where other things are large and small. */
const ofMoney: Readonly<Partial<Record<ComparisonName, readonly ComparisonName[]>>> = {
  cheapest: ['smallest', 'fewest'],
  dearest: ['largest', 'most'],
}
const isMoney = /^(?:money\.|price$|rent-payment$|wage$|income$)/

/** Whether an option speaks of the same most: "Largest"; "Rent, lowest first" of the cheapest. */
function isMost({ labels: [label] }: Doable, name: ComparisonName, language: Scene['language']): boolean {
  const own = label && superlativeIn(label.words, language)
  if (!own || own === name) return own === name
  return label.senses.some(({ notion }) => isMoney.test(notion)) && ofMoney[name]?.includes(own) === true
}

export function isOfOrders({ around }: Doable): boolean {
  return around.some(({ senses }) => senses.some(({ notion }) => isOrdering(notion)))
}

/** "The cheapest rooms first": what stands between the words of an order is what is put in it. */
function span(places: readonly number[]): number[] {
  if (places.length === 0) return []
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
