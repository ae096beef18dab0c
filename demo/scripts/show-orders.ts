import { money } from '../goods/money.ts'
import { orders, type Order } from '../state/orders.ts'
import { find } from './find.ts'

/** Lists the visitor's orders, newest first. */
export function showOrders(): void {
  const all = orders.read()
  const table = find<HTMLTableElement>('[data-orders]')
  table.hidden = all.length === 0
  find('[data-no-orders]').hidden = all.length > 0
  table.tBodies[0]?.replaceChildren(...all.map(row))
}

function row({ number, placedAt, lines, sums }: Order): HTMLTableRowElement {
  const element = document.createElement('tr')
  const lamps = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const placed = new Date(placedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })
  for (const text of [number, placed, String(lamps), money(sums.total)])
    element.insertCell().textContent = text
  return element
}
