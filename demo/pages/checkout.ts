import { countries, deliveryMethods, timeWindows } from '../goods/delivery.ts'
import { money } from '../goods/money.ts'
import { checkoutPage } from '../parts/checkout.ts'
import { checkbox, choices, field, select } from '../parts/field.ts'
import { html } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'

const contact = checkoutPage({
  step: 'Contact',
  path: 'checkout/contact.html',
  fields: html`<div class="fields">
      ${field({ name: 'name', label: 'Full name', autocomplete: 'name', required: true, wide: true })}
      ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', required: true, hint: 'For the confirmation of your order.' })}
      ${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', hint: 'Only if the driver cannot find you.' })}
    </div>
    ${checkbox('news', 'Send me a letter when there is a new lamp')}`,
  back: { label: 'Back to cart', path: '/demo/cart.html' },
  next: 'Continue to delivery',
})

const delivery = checkoutPage({
  step: 'Delivery',
  path: 'checkout/delivery.html',
  fields: html`<div class="fields">
      ${field({ name: 'street', label: 'Street and number', autocomplete: 'street-address', required: true, wide: true })}
      ${field({ name: 'postcode', label: 'Postcode', autocomplete: 'postal-code', required: true })}
      ${field({ name: 'city', label: 'City', autocomplete: 'address-level2', required: true })}
      ${select({ name: 'country', label: 'Country', options: countries, empty: 'Choose a country', autocomplete: 'country-name', required: true })}
    </div>
    ${choices(
      'method',
      'Delivery method',
      deliveryMethods.map(({ id, name, cents, detail }, index) => ({
        value: id,
        label: name,
        detail: `${cents === 0 ? 'Free' : money(cents)} · ${detail}`,
        checked: index === 0,
      })),
    )}
    <div class="fields">
      ${field({ name: 'date', label: 'Delivery date', type: 'date', required: true, hint: 'Any day but Sunday, from tomorrow on.' })}
      ${select({ name: 'window', label: 'Time of day', options: timeWindows, empty: 'Any time' })}
      <div class="field wide">
        <label for="note">Note for the driver <span class="optional">(optional)</span></label>
        <textarea id="note" name="note" rows="3" maxlength="200"></textarea>
      </div>
    </div>`,
  back: { label: 'Back to contact', path: '/demo/checkout/contact.html' },
  next: 'Continue to payment',
})

const payment = checkoutPage({
  step: 'Payment',
  path: 'checkout/payment.html',
  fields: html`${choices('pay', 'Payment method', [
      { value: 'card', label: 'Card', checked: true },
      { value: 'transfer', label: 'Bank transfer', detail: 'We send the lamps when the money is here.' },
      { value: 'showroom', label: 'Pay in the showroom', detail: 'Only if you pick up your order.' },
    ])}
    <fieldset class="card-fields" data-card>
      <legend>Your card</legend>
      <div class="fields">
        ${field({ name: 'card-number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', required: true, wide: true })}
        ${field({ name: 'card-expiry', label: 'Expiry date', autocomplete: 'cc-exp', required: true, hint: 'Month and year, such as 04/29.' })}
        ${field({ name: 'card-code', label: 'Security code', type: 'password', autocomplete: 'cc-csc', inputmode: 'numeric', required: true, maxlength: 4 })}
      </div>
      <p class="small">
        A demo: nothing you type here is sent or kept. The assistant neither reads nor fills it.
      </p>
    </fieldset>
    ${checkbox('terms', 'I accept the terms of sale', true)}`,
  back: { label: 'Back to delivery', path: '/demo/checkout/delivery.html' },
  next: 'Place order',
})

const done: Page = {
  path: 'checkout/done.html',
  title: 'Thank you for your order',
  description: 'What you have ordered and when it comes.',
  place: 'cart',
  script: 'done',
  main: html`<div class="wrap narrow">
    <div data-no-order hidden>
      <h1>No order yet</h1>
      <p>Once you have placed an order it is shown here.</p>
      <a class="button primary" href="/demo/index.html">Look at all lamps</a>
    </div>
    <div data-order hidden>
      <h1>Thank you, <span data-slot="name"></span></h1>
      <p class="lead">Your order <strong data-slot="number"></strong> is placed.</p>
      <dl class="sums">
        <div>
          <dt>Delivery</dt>
          <dd data-slot="delivery"></dd>
        </div>
        <div>
          <dt>To</dt>
          <dd data-slot="address"></dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd data-slot="payment"></dd>
        </div>
      </dl>
      <h2>What you ordered</h2>
      <ul class="plain-lines" data-order-lines></ul>
      <p class="total-line">Total <strong data-slot="total"></strong></p>
      <p><a class="button" href="/demo/account.html">See all your orders</a></p>
    </div>
  </div>`,
}

export const checkout: readonly Page[] = [contact, delivery, payment, done]
