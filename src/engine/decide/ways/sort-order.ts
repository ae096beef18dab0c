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
  const said = new Set(senses.flatMap(({ notion, places }) => (isOrdering(notion) ? places : [])))
  if (weights.some((weight, place) => weight >= reading.tellingWord && !said.has(place))) return undefined
  const [one, more] = doables.filter(
    ({ use, labels }) =>
      use === 'choose' && labels[0]?.senses.some(({ notion }) => notion === order) === true,
  )
  return more ? undefined : one
}
