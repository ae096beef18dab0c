import type { Product } from './product.ts'

interface SortOrder {
  readonly id: string
  readonly label: string
  readonly compare: (a: Product, b: Product) => number
}

/** The ways to sort the catalogue; the first leaves the shop window's own order. */
export const sortOrders: readonly SortOrder[] = [
  { id: 'window', label: 'Featured', compare: () => 0 },
  { id: 'price-up', label: 'Price: low to high', compare: (a, b) => a.cents - b.cents },
  { id: 'price-down', label: 'Price: high to low', compare: (a, b) => b.cents - a.cents },
  { id: 'name', label: 'Name: A to Z', compare: (a, b) => a.name.localeCompare(b.name) },
]
