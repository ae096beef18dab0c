import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { reading } from '../../weights.ts'

const isOrder = (notion: string) => notion.startsWith('sort.')
/** Words that only say that something is put in order, and of what the order is made. */
const isOrdering = (notion: string) => isOrder(notion) || ordering.has(notion)
const ordering = new Set(['act.reorder', 'act.sort', 'sort-verb', 'arrange', 'money.price', 'price'])

/** "Cheapest first": the one order on the page that means the same, where nothing else was said. */
export function sortOrder(sentence: Sentence, { doables }: Scene): Doable | undefined {
  const { senses, weights, negated } = sentence
  const [order, other] = new Set(senses.flatMap(({ notion }) => (isOrder(notion) ? [notion] : [])))
  if (order === undefined || other !== undefined || negated.some(Boolean)) return undefined
  const said = new Set(
    senses.flatMap(({ notion, places }) =>
      isOrder(notion) ? span(places) : isOrdering(notion) ? places : [],
    ),
  )
  if (weights.some((weight, place) => weight >= reading.tellingWord && !said.has(place))) return undefined
  const called = (doable: Doable, name: string | undefined) =>
    doable.use === 'choose' && doable.labels[0]?.senses.some(({ notion }) => notion === name) === true
  const orders = doables.filter((doable) => called(doable, order))
  const [one, more] =
    orders.length > 0
      ? orders
      : doables.filter((doable) => called(doable, byWhat[order]) && isOfOrders(doable))
  return more ? undefined : one
}

/** What an order is called where the field itself says that it puts in order: "Lowest price". */
const byWhat: Readonly<Record<string, string>> = {
  'sort.price-up': 'money.cheapest',
  'sort.newest': 'time.newest',
  'sort.oldest': 'time.oldest',
  'sort.popular': 'state.popular',
}

function isOfOrders({ around }: Doable): boolean {
  return around.some(({ senses }) => senses.some(({ notion }) => isOrdering(notion)))
}

/** "The cheapest rooms first": what stands between the words of an order is what is put in it. */
function span(places: readonly number[]): number[] {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
