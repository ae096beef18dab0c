import { finishes, type FinishId } from '../goods/finishes.ts'
import { productOf } from '../goods/products.ts'
import { pictureText, pictureUrl } from '../parts/product-image.ts'
import { cart } from '../state/cart.ts'
import { find } from './find.ts'

const form = find<HTMLFormElement>('[data-buy]')
const image = find<HTMLImageElement>('[data-product-image]')
const product = productOf(form.dataset['buy'] ?? '')

form.addEventListener('change', () => {
  if (!product) return
  image.src = pictureUrl(product.id, chosenFinish())
  image.alt = pictureText(product, chosenFinish())
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!product) return
  const quantity = Number(new FormData(form).get('quantity'))
  const finish = chosenFinish()
  cart.add({ productId: product.id, finish, quantity })
  const colour = finishes[finish].name.toLowerCase()
  find('[data-added]').textContent = `Added to your cart: ${quantity} × ${product.name} in ${colour}.`
})

function chosenFinish(): FinishId {
  return new FormData(form).get('finish') as FinishId
}
