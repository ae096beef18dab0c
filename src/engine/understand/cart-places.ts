import type { Sentence } from './sentence.ts'

/** The words that put something into a cart: "put … in my basket", "… into the cart"; undefined where none do. */
export function cartPlaces({ acts, cues, senses }: Sentence): ReadonlySet<number> | undefined {
  const cart = senses.filter(({ notion }) => notion.startsWith('cart.'))
  const first = Math.min(...cart.flatMap(({ places }) => places))
  const puts = cues.some(
    ({ name, to }) => name === 'put' || name === 'note' || (name === 'into' && to <= first),
  )
  if (cart.length === 0 || !(puts || acts.has('act.add'))) return undefined
  const adding = senses.filter(({ notion }) => notion === 'act.add')
  return new Set([...cart, ...adding].flatMap(({ places }) => places))
}
