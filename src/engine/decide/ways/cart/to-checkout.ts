import { unitsOf, type Unit } from '../../../answer/units.ts'
import { pathOf } from '../../../candidates/leads-here.ts'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import { asking } from '../../../understand/question-cues.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** What leads on towards paying, and what is left to be done behind it; what the page says of an empty cart; or the next step. */
export type ToCheckout =
  | { readonly moves: readonly Move[]; readonly todo: readonly string[] }
  | { readonly empty: Unit }
  | { readonly next: Doable }

const paying = new Set(['money.pay', 'pay', 'cart.checkout', 'state.paid', 'paid-adjective', 'cash-register'])
/** Who is at the cart buys what is in it. */
const payingOrBuying = new Set([...paying, 'buy', 'order.place'])
const ordering = new Set([...paying, 'order.place'])
const going = new Set(['nav.continue', 'nav.go-to', 'go', 'act.show', 'act.open', 'time.now', 'allow'])

/** "I want to pay", "take me to the checkout": where the page has no way to it, the cart has. */
export function toCheckout(sentence: Sentence, scene: Scene): ToCheckout | undefined {
  // "Click Pay" names what is to be pressed, and means nothing else; the "check" of "check me out" presses nothing.
  const names = sentence.cues.some(
    ({ name, from }) => name === 'press' && !saidAt(paying, sentence).has(from),
  )
  if (names || asksHowToPay(sentence) || sentence.values.length > 0 || sentence.negated.some(Boolean))
    return undefined
  if (!saysOnly(payingOrBuying, sentence)) return undefined
  const checkouts = linksTo('cart.checkout', scene)
  // Who is nowhere near a checkout may buy anything; where every thing has a way into the cart of its own, an order is one of them all.
  const near = checkouts.length > 0 || saysOnly(paying, sentence)
  if (!near && !(saysOnly(ordering, sentence) && !scene.doables.some((one) => adds(one) || orders(one))))
    return undefined
  const [checkout, other] = checkouts
  if (checkout) return other ? undefined : { moves: [moveOf(checkout, true)], todo: [] }
  // Who is there already goes on, and not back to the cart.
  if (says(paying)(scene.read(scene.view.page.title ?? ''))) return goingOn(sentence, scene)
  if (scene.doables.some(({ use, labels }) => use === 'press' && labels.some(says(paying)))) return undefined
  const carts = linksTo('cart.view', scene)
  const here = pathOf(scene.view.page.url)
  const empty = saidEmpty(scene)
  if (empty) return { empty }
  const [way, another] = carts.filter(({ thing }) => thing.state.href !== here)
  return way && !another && carts.length === 1
    ? { moves: [moveOf(way, true)], todo: [sentence.text] }
    : undefined
}

/** "Then to the checkout": whether all that is said is that one wants to pay. */
export function wantsToPay(part: Sentence): boolean {
  return part.values.length === 0 && !part.negated.some(Boolean) && saysOnly(paying, part)
}

/** "Can I pay by card?" asks which ways of paying there are, and goes nowhere. */
function asksHowToPay({ cues, senses }: Sentence): boolean {
  const asks = cues.some(({ name, from }) => asking.has(name) && from === 0)
  return asks && senses.some(({ notion }) => means.test(notion))
}

const means = /^money\.(?:credit-card|cash|cash-on-delivery|bank-transfer|invoice|wallet|pay-later)$/

/** What leads on from one step of paying to the next. */
function goingOn(sentence: Sentence, { doables }: Scene): ToCheckout | undefined {
  const sends = doables.filter(({ use, thing }) => use === 'press' && thing.state.submits === true)
  const [next, other] = sends.filter(({ labels }) => labels.some(says(stepping)))
  // "Go on to payment" is what such a button is called.
  const isCalled = next?.labels.some(says(new Set(['nav.continue']))) && sentence.acts.has('nav.continue')
  return next && !other && !isCalled ? { next } : undefined
}

function orders({ use, labels }: Doable): boolean {
  return use === 'press' && labels.some(says(new Set(['order.place'])))
}

/** What puts into the cart what the page as a whole is about, and names nothing of a list. */
function adds({ use, thing, labels: [label] }: Doable): boolean {
  if (use !== 'press' || thing.record !== undefined || !label) return false
  const said = saidAt(new Set(['cart.add']), label)
  return said.size > 0 && label.words.every(({ content }, place) => !content || said.has(place))
}

const stepping = new Set(['nav.continue', 'order.place', 'money.pay', 'pay', 'act.submit'])

/** What a page says of a cart with nothing in it is read as the deed that would do it. */
const emptyCart = new Set(['cart.empty'])

/** Where the page says that nothing is in the cart. */
export function saidEmpty(scene: Scene): Unit | undefined {
  return unitsOf(scene).find(({ meaning }) => says(emptyCart)(meaning))
}

/** Links that are called so, those to one place once. */
function linksTo(notion: string, { doables }: Scene): readonly Doable[] {
  const isCalled = says(new Set([notion]))
  const found = doables.filter(
    ({ use, thing, labels: [label] }) =>
      use === 'press' && thing.record === undefined && label !== undefined && isCalled(label),
  )
  const seen = new Set<string>()
  return found.filter(({ thing: { state, id } }) => {
    const place = state.href ?? String(id)
    return !seen.has(place) && seen.add(place)
  })
}

function says(notions: ReadonlySet<string>) {
  return ({ senses }: Pick<Doable['labels'][number], 'senses'>) =>
    senses.some(({ notion }) => notions.has(notion))
}

/** Whether a sentence says one of these and, beside them, no more than to go there. */
function saysOnly(notions: ReadonlySet<string>, sentence: Sentence): boolean {
  const said = saidAt(notions, sentence)
  const goes = saidAt(going, sentence)
  return said.size > 0 && tellingPlaces(sentence).every((place) => said.has(place) || goes.has(place))
}

function saidAt(notions: ReadonlySet<string>, { senses }: Pick<Sentence, 'senses'>): ReadonlySet<number> {
  return new Set(senses.flatMap(({ notion, places }) => (notions.has(notion) ? places : [])))
}
