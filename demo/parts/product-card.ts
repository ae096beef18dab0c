import { money } from '../goods/money.ts'
import type { Product } from '../goods/product.ts'
import { html, type Markup } from './html.ts'
import { pictureUrl } from './product-image.ts'

/** A lamp in the catalogue. The whole card leads to its page; the button adds its first colour. */
export function productCard(product: Product): Markup {
  const [finish] = product.finishes
  return html`<article class="card">
    <img src="${pictureUrl(product.id, finish)}" width="400" height="400" alt="" loading="lazy" />
    <div class="card-text">
      <h3><a href="/demo/lamps/${product.id}.html">${product.name}</a></h3>
      <p>${product.summary}</p>
    </div>
    <div class="card-buy">
      <p class="price">${money(product.cents)}</p>
      ${
        product.stock === 'sold out'
          ? html`<p class="sold-out">Sold out</p>`
          : html`<button
              class="button small"
              type="button"
              data-add="${product.id}"
              aria-label="Add to cart: ${product.name}"
            >
              Add to cart
            </button>`
      }
    </div>
  </article>`
}
