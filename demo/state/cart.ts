import type { FinishId } from '../goods/finishes.ts'
import { productOf } from '../goods/products.ts'
import { stored } from './stored.ts'

export interface CartLine {
  readonly productId: string
  readonly finish: FinishId
  readonly quantity: number
  /** For the gift card. */
  readonly note?: string
}

const most = 9
const kept = stored<readonly CartLine[]>('cart', [])

/** Fires on `window` whenever the cart has changed. */
export const cartChanged = 'fieldlamp:cart'

export const cart = {
  lines: kept.read,
  count: () => kept.read().reduce((sum, { quantity }) => sum + quantity, 0),
  goodsCents: () => kept.read().reduce((sum, line) => sum + lineCents(line), 0),
  add(line: CartLine): void {
    const lines = kept.read()
    const same = lines.find((other) => isSame(line, other))
    if (!same) return save([...lines, line])
    replace(same, same.quantity + line.quantity)
  },
  setQuantity(line: CartLine, quantity: number): void {
    replace(line, quantity)
  },
  remove(line: CartLine): void {
    save(kept.read().filter((other) => !isSame(line, other)))
  },
  clear: () => save([]),
}

export function lineCents({ productId, quantity }: CartLine): number {
  return (productOf(productId)?.cents ?? 0) * quantity
}

function isSame(a: CartLine, b: CartLine): boolean {
  return a.productId === b.productId && a.finish === b.finish && a.note === b.note
}

function replace(line: CartLine, quantity: number): void {
  const changed = { ...line, quantity: Math.min(most, Math.max(1, Math.round(quantity) || 1)) }
  save(kept.read().map((other) => (isSame(line, other) ? changed : other)))
}

function save(lines: readonly CartLine[]): void {
  kept.write(lines)
  window.dispatchEvent(new Event(cartChanged))
}
