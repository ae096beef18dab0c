import { resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { serveStatic, type StaticServer } from './static-server.ts'

export interface ShopBrowser {
  readonly server: StaticServer
  /** A new visitor on a page of the shop; whatever the browser complains about lands in `complaints`. */
  visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>
  close(): Promise<void>
}

/** The built shop as plain files, and a browser to walk through it. */
export async function openShop(): Promise<ShopBrowser> {
  const server = await serveStatic({ '/demo/': resolve('dist/demo') })
  const browser: Browser = await launchChromium()
  return {
    server,
    async visit(path, options) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url)) complaints.push(`asked ${request.url()}`)
      })
      await page.goto(`${server.url}/demo/${path}`)
      return { page, complaints }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
