import { deliveryMethods } from '../goods/delivery.ts'
import { finishes } from '../goods/finishes.ts'
import { money } from '../goods/money.ts'
import { productOf } from '../goods/products.ts'
import { orders, type Order } from '../state/orders.ts'
import { find } from './find.ts'
import { fillSlots } from './slots.ts'

const payments: Record<string, string> = {
  card: 'By card',
  transfer: 'By bank transfer',
  showroom: 'In the showroom',
}

const [order] = orders.read()
find('[data-order]').hidden = order === undefined
find('[data-no-order]').hidden = order !== undefined
if (order) show(order)

function show({ number, form, lines, sums }: Order): void {
  const method = deliveryMethods.find(({ id }) => id === form['method'])?.name ?? ''
  fillSlots(find('[data-order]'), {
    name: form['name'] ?? '',
    number,
    delivery: `${method}, ${dayText(form['date'] ?? '')}`,
    address: [form['street'], `${form['postcode']} ${form['city']}`, form['country']].join(', '),
    payment: payments[form['pay'] ?? 'card'] ?? '',
    total: money(sums.total),
  })
  find('[data-order-lines]').replaceChildren(
    ...lines.map(({ productId, finish, quantity }) => {
      const item = document.createElement('li')
      item.textContent = `${quantity} × ${productOf(productId)?.name ?? productId}, ${finishes[finish].name.toLowerCase()}`
      return item
    }),
  )
}

function dayText(day: string): string {
  const date = new Date(`${day}T12:00`)
  if (Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}
