import { productOf } from '../goods/products.ts'
import { cart } from '../state/cart.ts'

const thanksMs = 1_800

/** Makes every "Add to cart" of a catalogue card add one lamp in its first colour. */
export function wireAddButtons(root: ParentNode = document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-add]'))
    button.addEventListener('click', () => add(button))
}

function add(button: HTMLButtonElement): void {
  const product = productOf(button.dataset['add'] ?? '')
  if (!product) return
  cart.add({ productId: product.id, finish: product.finishes[0], quantity: 1 })
  if (button.dataset['thanks'] !== undefined) return
  button.dataset['thanks'] = ''
  label(button, 'Added to cart', product.name)
  setTimeout(() => {
    delete button.dataset['thanks']
    label(button, 'Add to cart', product.name)
  }, thanksMs)
}

function label(button: HTMLButtonElement, text: string, name: string): void {
  button.textContent = text
  button.setAttribute('aria-label', `${text}: ${name}`)
}
