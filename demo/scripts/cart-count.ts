import { cart, cartChanged } from '../state/cart.ts'
import { find } from './find.ts'

/** Keeps the number beside "Cart" true, in this tab and when another one changes it. */
export function showCartCount(): void {
  const count = find('[data-cart-count]')
  const show = () => {
    const items = cart.count()
    count.hidden = items === 0
    count.textContent = String(items)
    count.setAttribute('aria-label', items === 1 ? '1 item' : `${items} items`)
  }
  show()
  window.addEventListener(cartChanged, show)
  window.addEventListener('storage', show)
}
