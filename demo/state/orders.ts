import type { CartLine } from './cart.ts'
import type { CheckoutForm } from './checkout.ts'
import { stored } from './stored.ts'
import type { Sums } from './sums.ts'

export interface Order {
  readonly number: string
  readonly placedAt: number
  readonly lines: readonly CartLine[]
  readonly form: CheckoutForm
  readonly sums: Sums
}

export const orders = stored<readonly Order[]>('orders', [])

const firstNumber = 2041

export function nextOrderNumber(): string {
  return `FL-${firstNumber + orders.read().length}`
}
