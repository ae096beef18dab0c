import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { serveForTest } from '../support/server.ts'

export interface Demo {
  /** A new visitor in the shop, with nothing kept unless `browser` brings it. */
  visit(browser?: BrowserContextOptions): Promise<Page>
  /** The server's clock goes on by so much. */
  passTime(ms: number): void
  close(): Promise<void>
}

/** The real server with the built-in engine, serving the built shop and widget, and a browser before it. */
export async function openDemo(): Promise<Demo> {
  let passedMs = 0
  const { server, close } = await serveForTest(
    { LIMIT_INIT_PER_MINUTE: '100' },
    { now: () => Date.now() + passedMs },
  )
  const browser = await launchChromium()
  return {
    async visit(options) {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        ...options,
      })
      // The panel's shadow root is closed; what the visitor reads and presses in it is part of the story here.
      await context.addInitScript(() => {
        const { attachShadow } = Element.prototype
        Element.prototype.attachShadow = function (options) {
          return attachShadow.call(this, { ...options, mode: 'open' })
        }
      })
      const page = await context.newPage()
      await page.goto(`${server.url}/demo/index.html`)
      return page
    },
    passTime(ms) {
      passedMs += ms
    },
    async close() {
      await browser.close()
      await close()
    },
  }
}

/** Picks an entry of "Things to try", as a visitor does. */
export async function tryThing(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Things to try' }).click()
  await page.locator(`[data-thing="${id}"]`).click()
}
