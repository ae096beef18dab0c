import type { ReplyContext } from './reply-context.ts'

/** Whether the last thing that was done put something into the cart. */
export function wasAdded({ scene, memory }: ReplyContext): boolean {
  return (memory.last?.moves ?? []).some(({ label }) =>
    scene?.read(label).senses.some(({ notion }) => notion === 'cart.add'),
  )
}
