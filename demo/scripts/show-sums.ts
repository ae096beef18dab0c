import { money } from '../goods/money.ts'
import { cart } from '../state/cart.ts'
import { sums } from '../state/sums.ts'
import { find } from './find.ts'

/** Fills the order summary with what the cart costs now. */
export function showSums(): void {
  const { goods, discount, delivery, total } = sums()
  const count = cart.count()
  find('[data-sum-label="goods"]').textContent = count === 1 ? '1 item' : `${count} items`
  write('goods', money(goods))
  write('discount', `−${money(discount)}`)
  write('delivery', delivery === 0 ? 'Free' : money(delivery))
  write('total', money(total))
  const row = find('[data-sum="discount"]').parentElement
  if (row) row.hidden = discount === 0
}

function write(name: string, text: string): void {
  find(`[data-sum="${name}"]`).textContent = text
}
