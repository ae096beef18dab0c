import { deliveryCents } from '../goods/delivery.ts'
import { cart } from './cart.ts'
import { checkoutForm, discountCode, discountPercentOf } from './checkout.ts'

export interface Sums {
  readonly goods: number
  readonly discount: number
  readonly delivery: number
  readonly total: number
}

/** What the cart costs now, in cents. */
export function sums(): Sums {
  const goods = cart.goodsCents()
  const discount = Math.round((goods * (discountPercentOf[discountCode.read()] ?? 0)) / 100)
  const delivery =
    goods === 0 ? 0 : deliveryCents(checkoutForm.read()['method'] ?? 'standard', goods - discount)
  return { goods, discount, delivery, total: goods - discount + delivery }
}
