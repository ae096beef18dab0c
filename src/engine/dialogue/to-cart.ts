import type { Doable, Scene } from '../candidates/scene.ts'
import { pathOf } from '../decide/ranked/single.ts'
import { moveOf, type Move } from '../plan/move.ts'
import type { ReplyContext } from './reply-context.ts'

/** Whether the last thing that was done put something into the cart. */
export function wasAdded({ scene, memory }: ReplyContext): boolean {
  return (memory.last?.moves ?? []).some(({ label }) =>
    scene?.read(label).senses.some(({ notion }) => notion === 'cart.add'),
  )
}

/** The way to the cart, where its numbers are set and things are taken out; undefined on its own page. */
export function toCart(scene: Scene): Move | undefined {
  const link = cartLinks(scene).find((one) => !isHere(one, scene))
  return link && moveOf(link, true)
}

/** Whether this is the page of the cart. */
export function isCart(scene: Scene): boolean {
  const links = cartLinks(scene)
  return links.length > 0 && links.every((one) => isHere(one, scene))
}

function cartLinks({ doables }: Scene): Doable[] {
  return doables.filter(({ thing, labels }) => {
    const senses = new Set(labels.flatMap((label) => label.senses.map(({ notion }) => notion)))
    return thing.kind === 'link' && senses.has('cart.view') && !senses.has('cart.checkout')
  })
}

function isHere({ thing: { state } }: Doable, { view: { page } }: Scene): boolean {
  return state.href !== undefined && state.href === pathOf(page.url)
}
