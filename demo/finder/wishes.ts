import type { FinishId } from '../goods/finishes.ts'
import type { Product, Room } from '../goods/product.ts'
import { products } from '../goods/products.ts'

export interface Wishes {
  readonly room: Room | undefined
  readonly budget: number
  readonly colour: FinishId | ''
  readonly dimmable: boolean
}

export const budgetRange = { min: 20, max: 250, step: 10 } as const

export const noWishes: Wishes = { room: undefined, budget: budgetRange.max, colour: '', dimmable: false }

/** What fits the wishes, the dearest within the budget first: it is a gift. */
export function fitting({ room, budget, colour, dimmable }: Wishes): Product[] {
  return products
    .filter((product) => product.stock !== 'sold out')
    .filter((product) => room === undefined || product.rooms.includes(room))
    .filter((product) => product.cents <= budget * 100)
    .filter((product) => colour === '' || product.finishes.includes(colour))
    .filter((product) => !dimmable || product.dimmable)
    .sort((a, b) => b.cents - a.cents)
}
