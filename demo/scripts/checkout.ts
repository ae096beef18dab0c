import { cart } from '../state/cart.ts'
import { checkoutForm } from '../state/checkout.ts'
import { wireDeliveryDate } from './delivery-date.ts'
import { find } from './find.ts'
import { checkForm, forgiveWhileTyping } from './form-errors.ts'
import { keepForm } from './keep-form.ts'
import { placeOrder } from './place-order.ts'
import { showSums } from './show-sums.ts'

const next: Record<string, string> = {
  contact: '/demo/checkout/delivery.html',
  delivery: '/demo/checkout/payment.html',
  payment: '/demo/checkout/done.html',
}

const form = find<HTMLFormElement>('[data-checkout]')
const step = form.dataset['checkout'] ?? ''

if (cart.count() === 0) location.replace('/demo/cart.html')
keepForm(form)
forgiveWhileTyping(form)
showSums()
if (step === 'delivery') wireDeliveryDate(find<HTMLInputElement>('#date', form))
if (step === 'payment') wirePaymentMethod()
form.addEventListener('change', showSums)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (!checkForm(form)) return
  if (step === 'payment') placeOrder(checkoutForm.read())
  location.assign(next[step] ?? '/demo/cart.html')
})

function wirePaymentMethod(): void {
  const card = find<HTMLFieldSetElement>('[data-card]', form)
  const show = () => {
    const byCard = new FormData(form).get('pay') === 'card'
    card.hidden = !byCard
    card.disabled = !byCard
  }
  show()
  form.addEventListener('change', show)
}
