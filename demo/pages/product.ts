import { finishes } from '../goods/finishes.ts'
import { money } from '../goods/money.ts'
import { kinds, type Product } from '../goods/product.ts'
import { products } from '../goods/products.ts'
import { html, type Markup } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'
import { productCard } from '../parts/product-card.ts'
import { pictureText, pictureUrl } from '../parts/product-image.ts'

const stockText = {
  'in stock': 'In stock. Leaves us within one working day.',
  'last few': 'Only a few left. Leaves us within one working day.',
  'sold out': 'Sold out. Back in about six weeks.',
} as const

/** The page of one lamp. */
export function productPage(product: Product): Page {
  const [finish] = product.finishes
  return {
    path: `lamps/${product.id}.html`,
    title: product.name,
    description: product.summary,
    place: 'lamps',
    script: 'product',
    main: html`<div class="wrap">
      <nav class="crumbs" aria-label="Breadcrumb">
        <ol>
          <li><a href="/demo/index.html">All lamps</a></li>
          <li><a href="/demo/index.html?kind=${product.kind}">${kinds[product.kind]}</a></li>
          <li aria-current="page">${product.name}</li>
        </ol>
      </nav>
      <div class="product">
        <img
          class="product-image"
          src="${pictureUrl(product.id, finish)}"
          width="400"
          height="400"
          alt="${pictureText(product, finish)}"
          data-product-image
        />
        <div class="product-text">
          <h1>${product.name}</h1>
          <p class="lead">${product.summary}</p>
          <p class="price big">${money(product.cents)}</p>
          <p class="stock ${product.stock === 'sold out' && 'out'}">${stockText[product.stock]}</p>
          ${buying(product)} ${product.story.map((paragraph) => html`<p>${paragraph}</p>`)}
        </div>
      </div>
      <section class="facts" aria-labelledby="facts-title">
        <h2 id="facts-title">Size and details</h2>
        <table>
          <tbody>
            ${Object.entries(rows(product)).map(
              ([label, value]) =>
                html`<tr>
                  <th scope="row">${label}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <section class="alike" aria-labelledby="alike-title">
        <h2 id="alike-title">Goes well with it</h2>
        <ul class="cards">
          ${companions(product).map((other) => html`<li>${productCard(other)}</li>`)}
        </ul>
      </section>
    </div>`,
  }
}

function buying(product: Product): Markup {
  const soldOut = product.stock === 'sold out'
  return html`<form class="buying" data-buy="${product.id}" aria-label="Choose and add to cart">
    <fieldset class="swatches">
      <legend>Colour</legend>
      ${product.finishes.map(
        (id, index) =>
          html`<div class="swatch ${id}">
            <input
              id="finish-${id}"
              name="finish"
              type="radio"
              value="${id}"
              required
              ${index === 0 && html`checked`}
            />
            <label for="finish-${id}">${finishes[id].name}</label>
          </div>`,
      )}
    </fieldset>
    <div class="buy-row">
      <div class="field short">
        <label for="quantity">Quantity</label>
        <input id="quantity" name="quantity" type="number" min="1" max="9" value="1" required />
      </div>
      <button class="button primary" type="submit" ${soldOut && html`disabled`}>
        ${soldOut ? 'Sold out' : 'Add to cart'}
      </button>
    </div>
    <p class="added" role="status" data-added></p>
  </form>`
}

function rows(product: Product): Record<string, string> {
  const years = product.kind === 'accessory' ? 'Two years' : 'Five years'
  return { ...product.facts, Dimmable: product.dimmable ? 'Yes' : 'No', Warranty: years }
}

/** Up to four lamps of other kinds that fit the same room. */
function companions(product: Product): Product[] {
  const fitting = products.filter(
    (other) =>
      other.kind !== product.kind &&
      other.stock !== 'sold out' &&
      other.rooms.some((room) => product.rooms.includes(room)),
  )
  const seen = new Set<string>()
  return fitting.filter(({ kind }) => !seen.has(kind) && seen.add(kind)).slice(0, 4)
}
