import { html, type Markup } from './html.ts'

const promises = [
  ['Free delivery from €75', 'Orders below €75 cost €4.95 to deliver.'],
  ['30 days to return', 'You have 30 days to return a lamp, free of charge.'],
  ['Five-year warranty', 'Every lamp has a warranty of five years.'],
  ['Visit us', 'The showroom is open Tuesday to Saturday, from 10:00 to 18:00.'],
] as const

const links = [
  ['Delivery', '/demo/help/delivery.html'],
  ['Returns', '/demo/help/returns.html'],
  ['Warranty and repairs', '/demo/help/warranty.html'],
  ['Showroom and opening hours', '/demo/help/showroom.html'],
] as const

/** The promises that stand under every page, and where to read more. */
export function footer(): Markup {
  return html`<footer class="foot">
    <div class="wrap">
      <ul class="promises">
        ${promises.map(
          ([title, text]) =>
            html`<li>
              <strong>${title}</strong>
              <span>${text}</span>
            </li>`,
        )}
      </ul>
      <nav class="foot-links" aria-label="Help">
        <ul>
          ${links.map(([label, path]) => html`<li><a href="${path}">${label}</a></li>`)}
        </ul>
      </nav>
      <p class="small">
        Fieldlamp is a demo shop. Nothing is sold here, and what you enter stays in this browser.
      </p>
    </div>
  </footer>`
}
