import { createHash } from 'node:crypto'
import { styles } from './styles.ts'

/** Text that is known to be markup. Everything else that goes into a page is escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | undefined | readonly Markup[]

/** Writes markup; what is put in is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + written(parts[index])).join(''))
}

export interface PageOptions {
  readonly title: string
  readonly content: Markup
  /** Run as it is; its hash is what the policy allows. */
  readonly script?: string
}

/** A whole page that fetches nothing, with the headers that keep it so. */
export function page({ title, content, script }: PageOptions): {
  body: string
  headers: Record<string, string>
} {
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pagehand</title>
        ${new Markup(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <p class="brand">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="9" />
              <path d="M10 8.5v13.2l3.7-3.4 2.6 5.4 2.6-1.3-2.6-5.2 5-.5z" /></svg
            >Pagehand
          </p>
          ${content}
        </main>
        ${script === undefined ? '' : new Markup(`<script>${script}</script>`)}
      </body>
    </html>`
  return { body: body.text, headers: pageHeaders(script) }
}

function pageHeaders(script: string | undefined): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `style-src '${hashOf(styles)}'`,
    `script-src ${script === undefined ? `'none'` : `'${hashOf(script)}'`}`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    // Not `no-referrer`: then a browser hides the origin of our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
