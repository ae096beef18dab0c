import { leadsHere } from '../candidates/leads-here.ts'
import type { Doable, Scene } from '../candidates/scene.ts'
import { moveOf, type Move } from './move.ts'

/** The way to the cart, where its numbers are set and things are taken out; undefined on its own page. */
export function toCart(scene: Scene): Move | undefined {
  const link = cartLinks(scene).find((one) => !leadsHere(one, scene))
  return link && moveOf(link, true)
}

/** Whether this is the page of the cart. */
export function isCart(scene: Scene): boolean {
  const links = cartLinks(scene)
  return links.length > 0 && links.every((one) => leadsHere(one, scene))
}

function cartLinks({ doables }: Scene): Doable[] {
  return doables.filter(({ thing, labels }) => {
    const senses = new Set(labels.flatMap((label) => label.senses.map(({ notion }) => notion)))
    return thing.kind === 'link' && senses.has('cart.view') && !senses.has('cart.checkout')
  })
}
