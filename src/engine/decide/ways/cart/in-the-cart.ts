import type { Scene } from '../../../candidates/scene.ts'
import { toCart } from '../../../plan/to-cart.ts'
import { itemsOf, type Item } from '../../../records/item.ts'
import { slotsOf } from '../../../fill/slots.ts'
import { isCounting } from '../fields/how-many.ts'
import { removing } from '../../../understand/acts.ts'
import { asking, askingForFacts } from '../../../understand/question-cues.ts'
import { namesDeed } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'
import type { Decision } from '../../decision.ts'
import { doing } from '../../doing.ts'

const looking: ReadonlySet<string> = new Set(['act.show'])

/** "What's in my cart?": its rows, on the page of the cart; elsewhere that is gone to first. */
export function inTheCart(sentence: Sentence, scene: Scene): Decision | undefined {
  const { cues, senses } = sentence
  const cart = new Set(senses.flatMap(({ notion, places }) => (notion === 'cart.view' ? places : [])))
  const asks = cues.some(({ name, from }) => from === 0 && asksFor.has(name))
  const counts = cues.some(({ name }) => name === 'howMany')
  const prices = !counts && cues.some(({ name }) => name === 'howMuch')
  const deeds = namesDeed(sentence, looking)
  if (cart.size === 0 || !asks || prices || deeds) return undefined
  const rows = rowsOf(scene)
  const goods = new Set(
    rows.flatMap(({ path, title }) =>
      [...path, title].flatMap((text) => scene.read(text).words.map(({ stem }) => stem)),
    ),
  )
  const others = tellingPlaces(sentence).filter((place) => !cart.has(place))
  // "Which of the lamps in my cart is the heaviest?" asks more than what lies there.
  if (
    others.length > 1 ||
    others.some((place) => !goods.has(sentence.words[place]?.stem ?? '') && rows.length > 0)
  )
    return undefined
  if (rows.length > 0 && counts)
    return { kind: 'talk', text: 'counted', blanks: { count: String(countOf(rows, scene)) } }
  if (rows.length > 0)
    return {
      kind: 'show',
      selection: { wants: rows.length > 1 ? 'list' : 'one', items: rows, all: rows, measuring: undefined },
    }
  const way = toCart(scene)
  return way && { ...doing([way], sentence), todo: [sentence.text] }
}

const asksFor = new Set(
  [...askingForFacts, 'whether' as const].filter(
    (name) => asking.has(name) && name !== 'where' && name !== 'howMuch',
  ),
)

/** What can be taken out of the list that this page shows. */
function rowsOf({ view, doables }: Scene) {
  const takers = new Set(
    doables.flatMap(({ use, thing, labels }) =>
      use === 'press' && labels.some(({ senses }) => senses.some(({ notion }) => removing.includes(notion)))
        ? [thing.id]
        : [],
    ),
  )
  return itemsOf(view).filter(({ things }) => things.some(({ id }) => takers.has(id)))
}

/** How many there are, where a row says how often it is wanted. */
function countOf(rows: readonly Item[], scene: Scene): number {
  const counting = slotsOf(scene).filter(isCounting)
  return rows.reduce((sum, { things }) => {
    const own = counting.filter(({ thing }) => things.some(({ id }) => id === thing.id))
    const number = Number(own[0]?.thing.state.value)
    return sum + (own.length === 1 && Number.isInteger(number) ? number : 1)
  }, 0)
}
