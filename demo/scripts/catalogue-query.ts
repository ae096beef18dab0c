import type { FinishId } from '../goods/finishes.ts'
import { priceBands } from '../goods/price-bands.ts'
import { kinds, type Product } from '../goods/product.ts'
import { products } from '../goods/products.ts'
import { sortOrders } from '../goods/sort-orders.ts'

const tests: Record<string, (product: Product, values: readonly string[]) => boolean> = {
  q: (product, [words = '']) => wordsOf(words).every((word) => searchText(product).includes(word)),
  kind: (product, kinds) => kinds.includes(product.kind),
  colour: (product, [finish]) => product.finishes.includes(finish as FinishId),
  price: ({ cents }, [id]) => {
    const band = priceBands.find((band) => band.id === id)
    return band === undefined || (cents >= band.from && cents < band.below)
  },
  only: (product, wishes) =>
    (!wishes.includes('dimmable') || product.dimmable) &&
    (!wishes.includes('stock') || product.stock !== 'sold out'),
}

/** The products a query asks for, in its order. Its names are those of the search and filter fields. */
export function productsFor(query: URLSearchParams): Product[] {
  const wishes = Object.entries(tests)
    .map(([name, test]) => ({ test, values: query.getAll(name).filter((value) => value.trim() !== '') }))
    .filter(({ values }) => values.length > 0)
  const order = sortOrders.find(({ id }) => id === query.get('sort')) ?? sortOrders[0]
  const found = products.filter((product) => wishes.every(({ test, values }) => test(product, values)))
  return order ? found.sort(order.compare) : found
}

function searchText({ name, summary, story, kind, facts }: Product): string {
  return [name, summary, ...story, kinds[kind], ...Object.values(facts)].join(' ').toLowerCase()
}

/** Words without the s of a plural, so that "pendants" finds the Bell pendant. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}
