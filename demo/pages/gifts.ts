import { html } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'

export const gifts: Page = {
  path: 'gifts.html',
  title: 'Gift finder',
  description: 'Four questions, and the lamps that fit.',
  place: 'gifts',
  script: 'gifts',
  main: html`<div class="wrap">
    <h1>Gift finder</h1>
    <p class="lead">Say where it will stand and what it may cost. The lamps that fit are shown at once.</p>
    <div data-gift-finder><p>Loading the gift finder …</p></div>
    <noscript
      ><p>
        The gift finder needs JavaScript. All lamps are in the <a href="/demo/index.html">catalogue</a>.
      </p></noscript
    >
  </div>`,
}
