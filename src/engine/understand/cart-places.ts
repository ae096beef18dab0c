import { cuePlaces } from '../words/cues.ts'
import type { Sentence } from './sentence.ts'

/** "Set the quantity to 4", "on to the checkout" */
const putsNothing: ReadonlySet<string> = new Set(['cart.quantity', 'cart.checkout'])

/** The words that put something into a cart: "put … in my basket", "… into the cart"; undefined where none do. */
export function cartPlaces({ acts, cues, senses }: Sentence): ReadonlySet<number> | undefined {
  const cart = senses.filter(({ notion }) => notion.startsWith('cart.') && !putsNothing.has(notion))
  const going = cuePlaces(cues, new Set(['go']))
  // The "in" of "in den Warenkorb" may be read as a part of it.
  const last = Math.max(...cart.flatMap(({ places }) => places))
  const puts = cues.some(
    ({ name, from, to }) =>
      name === 'put' || name === 'note' || (name === 'into' && to <= last && !going.has(from)),
  )
  if (cart.length === 0 || !(puts || acts.has('act.add'))) return undefined
  const adding = senses.filter(({ notion }) => notion === 'act.add')
  return new Set([...cart, ...adding].flatMap(({ places }) => places))
}
