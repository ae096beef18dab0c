import type { Doable, Scene } from '../candidates/scene.ts'
import { cover } from '../rank/cover.ts'
import { clausesOf } from '../understand/clauses.ts'
import { placesIn } from '../understand/extent.ts'
import { saysOrder } from '../understand/orders.ts'
import type { Sentence } from '../understand/sentence.ts'
import { reading } from '../weights.ts'
import { sending } from './ranked/does-all-said.ts'
import { wantsToPay } from './ways/cart/to-checkout.ts'
import type { Deciding, Decision, Doing } from './decision.ts'

/** What is done, and then what is ordered at the end of the sentence and has nothing to do with it: "take the cheapest and go to the checkout". */
export function withLater(
  decision: Decision,
  sentence: Sentence,
  { scene, parsePart }: Pick<Deciding, 'scene' | 'parsePart'>,
): Decision {
  if (decision.kind !== 'do' || decision.form || decision.todo.length + (decision.open ?? []).length > 0)
    return decision
  const clauses = clausesOf(sentence)
  if (clauses.some(({ joint }) => joint === 'correction')) return decision
  const met = metBy(decision, sentence, scene)
  const isLater = (at: number) => {
    const clause = clauses[at]!
    const places = placesIn(clause, sentence)
    const tells = places.some((place) => (sentence.weights[place] ?? 0) > reading.kindNoun)
    return (
      tells &&
      ordersNext(parsePart(clause.text)) &&
      !places.some(
        (place) => (met.has(place) && (sentence.weights[place] ?? 0) > 0) || sentence.negated[place],
      )
    )
  }
  let from = clauses.length
  while (from > 1 && isLater(from - 1)) from--
  return { ...decision, todo: clauses.slice(from).map(({ text }) => text) }
}

/** Whether a part says to do something, or to go where one pays: "and then to the checkout", "and place the order". */
export function ordersNext(part: Sentence): boolean {
  return saysOrder(part) || wantsToPay(part) || onlySends(part)
}

/** Whether a part says to send or to order, and nothing else. */
function onlySends({ senses, weights, negated }: Sentence): boolean {
  const own = new Set(senses.flatMap(({ notion, places }) => (sending.has(notion) ? places : [])))
  return own.size > 0 && !negated.some(Boolean) && weights.every((weight, at) => weight === 0 || own.has(at))
}

/** The words of a sentence that have to do with what is done. */
function metBy({ moves }: Doing, sentence: Sentence, { doables }: Scene): ReadonlySet<number> {
  const touched = doables.filter(({ thing }) => moves.some(({ elementId }) => elementId === thing.id))
  const texts = touched.flatMap(({ labels, around }: Doable) => labels.concat(around))
  const written = moves.flatMap(({ inputData = '' }) => sentence.places.get(inputData.toLowerCase()) ?? [])
  return new Set([
    ...written,
    ...texts.flatMap((text) =>
      [...cover(sentence, text, () => 1).met].flatMap(([place, level]) => (level < 2 ? [place] : [])),
    ),
  ])
}
