import { html } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'
import { orderSummary } from '../parts/order-summary.ts'

export const cart: Page = {
  path: 'cart.html',
  title: 'Your cart',
  description: 'What you have chosen so far.',
  place: 'cart',
  script: 'cart',
  main: html`<div class="wrap">
    <h1>Your cart</h1>
    <div class="nothing" data-empty hidden>
      <h2>Your cart is empty</h2>
      <p>Lamps you add will wait for you here.</p>
      <a class="button primary" href="/demo/index.html">Look at all lamps</a>
    </div>
    <div class="two-columns" data-full hidden>
      <section aria-labelledby="lines-title">
        <h2 class="unseen" id="lines-title">Lamps in your cart</h2>
        <ul class="lines" data-lines></ul>
        <template data-line>
          <li class="line">
            <img data-slot="picture" width="96" height="96" alt="" />
            <div class="line-text">
              <h3><a data-slot="name"></a></h3>
              <p class="small" data-slot="finish"></p>
              <p class="small note" data-slot="note"></p>
            </div>
            <div class="line-buy">
              <label>
                Quantity<span class="unseen" data-slot="of"></span>
                <input data-slot="quantity" type="number" min="1" max="9" />
              </label>
              <p class="price" data-slot="price"></p>
              <button class="button quiet small" type="button" data-remove>
                Remove<span class="unseen" data-slot="removed"></span>
              </button>
            </div>
          </li>
        </template>
      </section>
      <aside class="summary" aria-labelledby="summary-title">
        ${orderSummary()}
        <form class="code" data-code-form aria-label="Discount">
          <label for="code">Discount code</label>
          <div class="code-row">
            <input id="code" name="code" autocomplete="off" />
            <button class="button" type="submit">Apply</button>
          </div>
          <p class="small" role="status" data-code-note></p>
        </form>
        <a class="button primary block" href="/demo/checkout/contact.html">Go to checkout</a>
        <p class="small">New here? The code <strong>WELCOME10</strong> takes 10% off your order.</p>
      </aside>
    </div>
  </div>`,
}
