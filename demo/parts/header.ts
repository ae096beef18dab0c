import { html, type Markup } from './html.ts'
import { places, type Place } from './page.ts'

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <path d="M5 19C5 10 10 5 16 5s11 5 11 14z" fill="currentColor" />
  <path d="M9 22h14" stroke="var(--lamplight)" stroke-width="3" stroke-linecap="round" />
  <path d="M13 27h6" stroke="var(--lamplight)" stroke-width="2" stroke-linecap="round" opacity=".6" />
</svg>`

/** The shop's head: its name, the search and the ways around. */
export function header(current: Place | undefined): Markup {
  return html`<header class="head">
    <div class="wrap head-row">
      <a class="brand" href="/demo/index.html">${mark}<span>Fieldlamp</span></a>
      <form class="search" role="search" action="/demo/index.html" aria-label="Search the shop">
        <label class="unseen" for="q">Search lamps</label>
        <input id="q" name="q" type="search" placeholder="Lamps" autocomplete="off" />
        <button class="button quiet" type="submit">Search</button>
      </form>
      <nav class="ways" aria-label="Main">
        <ul>
          ${(Object.keys(places) as Place[]).map((place) => way(place, place === current))}
        </ul>
      </nav>
    </div>
  </header>`
}

function way(place: Place, isCurrent: boolean): Markup {
  const { label, path } = places[place]
  const count = place === 'cart' && html` <span class="count" data-cart-count hidden></span>`
  return html`<li><a href="${path}" ${isCurrent && html`aria-current="page"`}>${label}${count}</a></li>`
}
