import { finishes, type FinishId } from '../goods/finishes.ts'
import type { Product } from '../goods/product.ts'

export function pictureUrl(productId: string, finish: FinishId): string {
  return `/demo/pictures/${productId}-${finish}.svg`
}

/** What the picture shows, for those who do not see it. */
export function pictureText(product: Product, finish: FinishId): string {
  return `${product.name} in ${finishes[finish].name.toLowerCase()}`
}
