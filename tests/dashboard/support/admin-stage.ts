import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { readConfig, startServer } from '#server'
import { launchChromium } from '../../support/chromium.ts'

/** A fresh installation, a site of another origin that embeds the widget, and a browser. */
export interface AdminStage {
  readonly base: string
  readonly origin: string
  readonly host: string
  readonly signInLink: string
  readonly browser: Browser
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Takes the one-time link in this tab and waits for the dashboard. */
  takeLink(tab: Page, link: string, email: string): Promise<void>
  close(): Promise<void>
}

const password = 'correct horse battery'

export async function openAdminStage(
  options: { now?: () => number; environment?: Record<string, string> } = {},
): Promise<AdminStage> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-desk-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    LIMIT_INIT_PER_MINUTE: '10000',
    ...options.environment,
  })
  const logger = pino({ level: process.env.DASHBOARD_TEST_LOG ?? 'silent' })
  const server = await startServer(config, { logger, ...(options.now && { now: options.now }) })
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sitePage(server.url))
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  const browser = await launchChromium()
  if (server.signInLink === undefined) throw new Error('A fresh installation prints a sign-in link.')

  return {
    base: server.url,
    origin: `http://${host}`,
    host,
    signInLink: server.signInLink,
    browser,
    newContext: (contextOptions) => browser.newContext(contextOptions),
    async takeLink(tab, link, email) {
      await tab.goto(link)
      await tab.getByLabel('E-mail').fill(email)
      await tab.getByLabel('Password').fill(password)
      await tab.locator('button[type=submit]').click()
      await tab.getByRole('heading', { level: 1, name: 'Sites' }).waitFor()
    },
    async close() {
      await browser.close()
      await server.close()
      site.closeAllConnections()
      await new Promise((done) => site.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const sitePage = (base: string) => `<!doctype html><html lang="en"><title>Lumen lamps</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><body>
<h1>Lumen lamps</h1><p>Lamps for quiet rooms. Delivery takes three days and is free from 50 euro.</p>
<a href="/contact">Contact</a><script src="${base}/widget.js" async></script></body></html>`
