import { floorLamps } from './floor-lamps.ts'
import { pendants } from './pendants.ts'
import type { Product } from './product.ts'
import { smallLamps } from './small-lamps.ts'
import { tableLamps } from './table-lamps.ts'
import { wallLamps } from './wall-lamps.ts'

/** Everything the shop sells, in the order of its window. */
export const products: readonly Product[] = windowOrder([
  tableLamps,
  pendants,
  floorLamps,
  wallLamps,
  smallLamps,
])

export function productOf(id: string): Product | undefined {
  return products.find((product) => product.id === id)
}

/** One of each shelf in turn, so that the first row of the window shows the range. */
function windowOrder(shelves: readonly (readonly Product[])[]): Product[] {
  const longest = Math.max(...shelves.map((shelf) => shelf.length))
  return Array.from({ length: longest }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? [])).flat()
}
