import { checkbox, field } from '../parts/field.ts'
import { html } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'

export const account: Page = {
  path: 'account.html',
  title: 'Your account',
  description: 'Your details, your orders, your data.',
  place: 'account',
  script: 'account',
  main: html`<div class="wrap narrow">
    <div data-deleted hidden>
      <h1>Your account is deleted</h1>
      <p class="lead">Your details, your orders and your cart are gone from this browser.</p>
      <p>Was that a mistake? Until you leave this page it can be brought back.</p>
      <button class="button" type="button" data-bring-back>Bring it back</button>
    </div>
    <div data-account>
      <h1>Your account</h1>
      <section aria-labelledby="details-title">
        <h2 id="details-title">Your details</h2>
        <form class="long-form" data-details aria-labelledby="details-title">
          <div class="fields">
            ${field({ name: 'name', label: 'Full name', autocomplete: 'name', required: true })}
            ${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', required: true })}
          </div>
          ${checkbox('news', 'Send me a letter when there is a new lamp')}
          <div class="form-end">
            <p role="status" data-saved></p>
            <button class="button primary" type="submit">Save changes</button>
          </div>
        </form>
      </section>
      <section aria-labelledby="orders-title">
        <h2 id="orders-title">Your orders</h2>
        <p data-no-orders>You have not ordered anything yet.</p>
        <table class="orders" data-orders hidden>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Placed</th>
              <th scope="col">Lamps</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </section>
      <section aria-labelledby="data-title">
        <h2 id="data-title">Your data</h2>
        <p>Everything this shop knows about you lies in this browser. You can take it with you.</p>
        <button class="button" type="button" data-download>Download my data</button>
        <p role="status" data-downloaded></p>
      </section>
      <section class="danger" aria-labelledby="danger-title">
        <h2 id="danger-title">Close the account</h2>
        <p>Deletes your details, your orders and your cart.</p>
        <button class="button risky" type="button" data-delete>Delete my account</button>
      </section>
    </div>
  </div>`,
}
