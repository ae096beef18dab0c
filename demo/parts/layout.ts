import { footer } from './footer.ts'
import { header } from './header.ts'
import { html, type Markup } from './html.ts'
import type { Page } from './page.ts'
import { thingsToTry } from './things-to-try.ts'

/** A whole page: what all pages share around its main part, and the one line that embeds the assistant. */
export function layout(page: Page): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181612" media="(prefers-color-scheme: dark)" />
        <meta name="description" content="${page.description}" />
        <title>${page.title} · Fieldlamp</title>
        <link rel="icon" href="/demo/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo/shop.css" />
        <script src="/demo/network.js"></script>
        <script src="/demo/shop.js" type="module"></script>
        ${page.script !== undefined && html`<script src="/demo/${page.script}.js" type="module"></script>`}
        <script src="/widget.js" async></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${thingsToTry()} ${header(page.place)}
        <main id="main" tabindex="-1">${page.main}</main>
        ${footer()}
      </body>
    </html> `
}
