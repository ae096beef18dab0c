import { finishes, type FinishId } from '../goods/finishes.ts'
import { productOf } from '../goods/products.ts'
import { pictureText, pictureUrl } from '../parts/product-image.ts'
import { cart } from '../state/cart.ts'
import { find } from './find.ts'

const form = find<HTMLFormElement>('[data-buy]')
const image = find<HTMLImageElement>('[data-product-image]')
const product = productOf(form.dataset['buy'] ?? '')

form.addEventListener('change', () => {
  const finish = chosenFinish()
  if (!product || !finish) return
  image.src = pictureUrl(product.id, finish)
  image.alt = pictureText(product, finish)
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const finish = chosenFinish()
  if (!product || !finish) return
  const quantity = Number(new FormData(form).get('quantity'))
  cart.add({ productId: product.id, finish, quantity })
  const colour = finishes[finish].name.toLowerCase()
  find('[data-added]').textContent = `Added to your cart: ${quantity} × ${product.name} in ${colour}.`
})

/** The chosen colour; none while nobody has chosen, as when a script has emptied the group. */
function chosenFinish(): FinishId | undefined {
  const chosen = String(new FormData(form).get('finish'))
  return product?.finishes.find((finish) => finish === chosen)
}
