import { cart } from '../state/cart.ts'
import { discountCode, type CheckoutForm } from '../state/checkout.ts'
import { nextOrderNumber, orders } from '../state/orders.ts'
import { sums } from '../state/sums.ts'

/** Turns the cart into an order. */
export function placeOrder(form: CheckoutForm, now = Date.now()): void {
  const order = { number: nextOrderNumber(), placedAt: now, lines: cart.lines(), form, sums: sums() }
  orders.write([order, ...orders.read()])
  cart.clear()
  discountCode.clear()
}
