import { html, type Markup } from './html.ts'
import { orderSummary } from './order-summary.ts'
import type { Page } from './page.ts'

const steps = ['Contact', 'Delivery', 'Payment'] as const

interface CheckoutStep {
  readonly step: (typeof steps)[number]
  readonly path: string
  readonly fields: Markup
  readonly back: { readonly label: string; readonly path: string }
  readonly next: string
}

/** One page of the checkout: where one is, the form, and what is being bought. */
export function checkoutPage({ step, path, fields, back, next }: CheckoutStep): Page {
  return {
    path,
    title: `Checkout: ${step.toLowerCase()}`,
    description: `Step ${steps.indexOf(step) + 1} of ${steps.length} of the checkout.`,
    place: 'cart',
    script: 'checkout',
    main: html`<div class="wrap">
      <h1>Checkout</h1>
      <ol class="stages" aria-label="Steps of the checkout">
        ${steps.map((name) => html`<li ${name === step && html`aria-current="step"`}>${name}</li>`)}
      </ol>
      <div class="two-columns">
        <form class="long-form" data-checkout="${step.toLowerCase()}" aria-labelledby="form-title">
          <h2 id="form-title">${step}</h2>
          ${fields}
          <div class="form-end">
            <a class="button quiet" href="${back.path}">${back.label}</a>
            <button class="button primary" type="submit">${next}</button>
          </div>
        </form>
        <aside class="summary" aria-labelledby="summary-title">${orderSummary()}</aside>
      </div>
    </div>`,
  }
}
