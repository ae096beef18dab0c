import { html, type Markup } from './html.ts'

/** The sums of an order; a script fills them in. */
export function orderSummary(): Markup {
  return html`<h2 id="summary-title">Order summary</h2>
    <dl class="sums">
      <div>
        <dt data-sum-label="goods">Lamps</dt>
        <dd data-sum="goods"></dd>
      </div>
      <div hidden>
        <dt>Discount</dt>
        <dd data-sum="discount"></dd>
      </div>
      <div>
        <dt data-sum-label="delivery">Delivery</dt>
        <dd data-sum="delivery"></dd>
      </div>
      <div class="total">
        <dt>Total</dt>
        <dd data-sum="total"></dd>
      </div>
    </dl>`
}
