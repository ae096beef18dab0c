import { finishes } from '../goods/finishes.ts'
import { money } from '../goods/money.ts'
import { productOf } from '../goods/products.ts'
import { pictureUrl } from '../parts/product-image.ts'
import { cart, cartChanged, lineCents, type CartLine } from '../state/cart.ts'
import { discountCode, discountPercentOf } from '../state/checkout.ts'
import { find } from './find.ts'
import { showSums } from './show-sums.ts'
import { fillSlots } from './slots.ts'

const list = find('[data-lines]')
const template = find<HTMLTemplateElement>('template[data-line]')
const codeForm = find<HTMLFormElement>('[data-code-form]')

show()
window.addEventListener(cartChanged, show)
window.addEventListener('storage', show)

codeForm.addEventListener('submit', (event) => {
  event.preventDefault()
  const code = String(new FormData(codeForm).get('code')).trim().toUpperCase()
  const percent = discountPercentOf[code]
  if (percent !== undefined) discountCode.write(code)
  find('[data-code-note]').textContent =
    percent === undefined ? 'We do not know this code.' : `${percent}% off with ${code}.`
  showSums()
})

function show(): void {
  const lines = cart.lines()
  find('[data-empty]').hidden = lines.length > 0
  find('[data-full]').hidden = lines.length === 0
  list.replaceChildren(...lines.map(lineElement))
  showSums()
}

function lineElement(line: CartLine): DocumentFragment {
  const element = template.content.cloneNode(true) as DocumentFragment
  const name = productOf(line.productId)?.name ?? line.productId
  fillSlots(element, {
    name,
    finish: finishes[line.finish].name,
    note: line.note === undefined ? '' : `Gift card: “${line.note}”`,
    of: ` of ${name}`,
    price: money(lineCents(line)),
    removed: ` ${name}`,
  })
  find<HTMLImageElement>('[data-slot="picture"]', element).src = pictureUrl(line.productId, line.finish)
  find<HTMLAnchorElement>('[data-slot="name"]', element).href = `/demo/lamps/${line.productId}.html`
  const quantity = find<HTMLInputElement>('[data-slot="quantity"]', element)
  quantity.value = String(line.quantity)
  quantity.addEventListener('change', () => cart.setQuantity(line, Number(quantity.value)))
  find('[data-remove]', element).addEventListener('click', () => cart.remove(line))
  return element
}
