import { finishes, type FinishId } from '../goods/finishes.ts'
import { priceBands } from '../goods/price-bands.ts'
import { kinds, type Kind } from '../goods/product.ts'
import { products } from '../goods/products.ts'
import { sortOrders } from '../goods/sort-orders.ts'
import { html, type Markup } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'
import { productCard } from '../parts/product-card.ts'

/** The shop window: every lamp, and the means to find one. It stands without script; script sorts and filters it. */
export const catalogue: Page = {
  path: 'index.html',
  title: 'Lamps for reading, cooking and coming home',
  description: 'Table, floor, wall and hanging lamps, made to be repaired.',
  place: 'lamps',
  script: 'catalogue',
  main: html`<section class="hero">
      <div class="wrap hero-row">
        <div>
          <h1>Light for reading, cooking and coming home</h1>
          <p class="lead">
            A small range, made to be repaired. Every part can be had for at least ten years.
          </p>
        </div>
        <img src="/demo/pictures/hero.svg" width="640" height="320" alt="" />
      </div>
    </section>
    <div class="wrap catalogue">
      <details class="filters" open data-filters>
        <summary>Filters</summary>
        ${filters()}
      </details>
      <section class="results" aria-labelledby="results-title">
        <div class="results-head">
          <h2 id="results-title" data-results-title>All lamps</h2>
          <p role="status" data-result-count>${products.length} products</p>
          <div class="sort">
            <label for="sort">Sort by</label>
            <select id="sort" name="sort" form="filters">
              ${sortOrders.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}
            </select>
          </div>
        </div>
        <ul class="cards" data-cards>
          ${products.map((product) => html`<li data-product="${product.id}">${productCard(product)}</li>`)}
        </ul>
        <div class="nothing" data-nothing hidden>
          <h3>No lamp fits all of that</h3>
          <p>Take one filter away, or start again.</p>
          <button class="button" type="button" data-show-all>Show all lamps</button>
        </div>
      </section>
    </div>`,
}

function filters(): Markup {
  return html`<form id="filters" aria-label="Filter the lamps">
    <fieldset>
      <legend>Type</legend>
      ${(Object.keys(kinds) as Kind[]).map((kind) => tick('kind', kind, kinds[kind]))}
    </fieldset>
    <div class="field">
      <label for="colour">Colour</label>
      <select id="colour" name="colour">
        <option value="">Any colour</option>
        ${(Object.keys(finishes) as FinishId[]).map(
          (id) => html`<option value="${id}">${finishes[id].name}</option>`,
        )}
      </select>
    </div>
    <div class="field">
      <label for="price">Price</label>
      <select id="price" name="price">
        <option value="">Any price</option>
        ${priceBands.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}
      </select>
    </div>
    <fieldset>
      <legend>Only show</legend>
      ${tick('only', 'dimmable', 'Dimmable')} ${tick('only', 'stock', 'In stock')}
    </fieldset>
    <button class="button quiet" type="reset">Clear filters</button>
  </form>`
}

function tick(name: string, value: string, label: string): Markup {
  return html`<div class="tick">
    <input id="${name}-${value}" name="${name}" type="checkbox" value="${value}" />
    <label for="${name}-${value}">${label}</label>
  </div>`
}
