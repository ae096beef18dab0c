import { html, type Markup } from './html.ts'
import { things, type Thing } from './things.ts'

/** The bar that says this is a demo, and the list it opens. The assistant does not see either. */
export function thingsToTry(): Markup {
  return html`<aside class="demo-bar" aria-label="About this demo" data-pagehand="ignore">
    <div class="wrap demo-row">
      <p>A demo shop for Pagehand. <span class="roomy">The assistant waits in the corner below.</span></p>
      <button class="button small" type="button" data-open-things>Things to try</button>
    </div>
    <dialog class="things" aria-labelledby="things-title" data-things>
      <div class="things-head">
        <h2 id="things-title">Things to try</h2>
        <button class="button quiet small" type="button" data-close-things>Close</button>
      </div>
      <p>Pick one: it is sent to the assistant as if you had typed it. No model or key is needed.</p>
      <ol>
        ${things.map(thing)}
      </ol>
      <div class="things-cut">
        <div>
          <h3>Cut the network</h3>
          <p>Drops the assistant’s connection for five seconds. Nothing it says is lost.</p>
        </div>
        <button class="button" type="button" data-cut-network>Cut the network</button>
      </div>
    </dialog>
    <p class="cut-note" role="status" data-cut-note></p>
  </aside>`
}

function thing({ id, title, say, note }: Thing): Markup {
  return html`<li>
    <button type="button" data-thing="${id}">
      <strong>${title}</strong>
      <q>${say}</q>
      <small>${note}</small>
    </button>
  </li>`
}
