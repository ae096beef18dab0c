import type { ComparisonName } from '#languages'
import type { Doable, Scene } from '../../candidates/scene.ts'
import { comparisonsIn, superlativeIn } from '../../records/comparisons.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { tellingPlaces } from '../../understand/telling.ts'

const isOrder = (notion: string) => notion.startsWith('sort.') && !ordering.has(notion)
/** Words that only say that something is put in order, and of what the order is made. */
const isOrdering = (notion: string) => isOrder(notion) || ordering.has(notion)
const ordering = new Set([
  'sort.open',
  'act.reorder',
  'act.sort',
  'sort-verb',
  'arrange',
  'money.price',
  'price',
])

/** "Cheapest first": the one order on the page that means the same, where nothing else was said. */
export function sortOrder(sentence: Sentence, { doables, language }: Scene): Doable | undefined {
  const { senses, weights, negated } = sentence
  const [order, other] = new Set(senses.flatMap(({ notion }) => (isOrder(notion) ? [notion] : [])))
  const extreme = extremeFirst(sentence)
  if (other !== undefined || negated.some(Boolean) || (order === undefined && !extreme)) return undefined
  const said = new Set(
    senses.flatMap(({ notion, places }) =>
      isOrder(notion) ? span(places) : isOrdering(notion) ? places : [],
    ),
  )
  for (const place of extreme?.places ?? []) said.add(place)
  if (tellingPlaces({ weights }).some((place) => !said.has(place))) return undefined
  const options = doables.filter(({ use }) => use !== 'write')
  const ways: readonly ((doable: Doable) => boolean)[] = [
    (doable) => isCalled(doable, order),
    (doable) => isCalled(doable, order === undefined ? undefined : byWhat[order]) && isOfOrders(doable),
    (doable) => extreme !== undefined && isMost(doable, extreme.name, language) && isOfOrders(doable),
    (doable) => extreme !== undefined && isCalled(doable, orderBy[extreme.name]),
  ]
  const [one, more] = ways.map((fits) => options.filter(fits)).find((found) => found.length > 0) ?? []
  return more ? undefined : one
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

function isOfOrders({ around }: Doable): boolean {
  return around.some(({ senses }) => senses.some(({ notion }) => isOrdering(notion)))
}

/** "The cheapest rooms first": what stands between the words of an order is what is put in it. */
function span(places: readonly number[]): number[] {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
