import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Assistant } from '#assistant'
import { defaultSiteConfig, type SiteConfig } from '#protocol'
import { openStore, readConfig, startServer, type RunningServer } from '#server'
import type { Store } from '#store'
import { launchChromium } from '../../support/chromium.ts'
import { openLine, type CuttableLine } from './cuttable-line.ts'

/** A page of the test site: its body, or its whole answer. */
export type Served = string | { body: string; headers?: Record<string, string> }

export interface StageOptions {
  readonly config?: Partial<SiteConfig>
  readonly pages?: Record<string, Served>
  /** Thinks instead of the built-in engine. */
  readonly assistant?: Assistant
  readonly environment?: Record<string, string>
  /** Gets every line of the log, the least important too. */
  readonly onLog?: (line: string) => void
}

/** A real server, a site of another origin that embeds its widget, and a browser. */
export interface Stage {
  readonly base: string
  readonly origin: string
  readonly browser: Browser
  /** Where the server keeps its data. */
  readonly folder: string
  /** What lies between the browser and the server. */
  readonly line: CuttableLine
  /** Opens a page of the site. The shadow root is forced open, so that tests can look inside. */
  visit(path?: string, options?: VisitOptions): Promise<Page>
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  setConfig(config: Partial<SiteConfig>): Promise<void>
  setPage(path: string, page: Served): void
  stopServer(): Promise<void>
  startServer(): Promise<void>
  close(): Promise<void>
}

export interface VisitOptions {
  readonly context?: BrowserContext
  readonly browser?: BrowserContextOptions
  /** Leave the shadow root closed, as visitors have it. */
  readonly closed?: boolean
  readonly prepare?: (tab: Page) => Promise<unknown>
}

const siteId = 'shop'

/** The embedding of the widget, as a site owner writes it. */
export const embed = (base: string, attributes = '') =>
  `<script src="${base}/widget.js" async ${attributes}></script>`

export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-widget-'))
  const pages = new Map(Object.entries(options.pages ?? {}))
  const site = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const page = pages.get(path) ?? (path === '/favicon.ico' ? '' : plainPage)
    const { body, headers = {} } = typeof page === 'string' ? { body: page } : page
    const type = path.endsWith('.js')
      ? 'text/javascript'
      : path.endsWith('.svg')
        ? 'image/svg+xml'
        : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, ...headers }).end(body.replaceAll('{base}', base))
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

  await withStore(folder, (store) =>
    store.sites.add({
      id: siteId,
      name: 'Lumen',
      hosts: [new URL(origin).host],
      config: { ...defaultSiteConfig('Lumen'), ...options.config },
      createdAt: 0,
    }),
  )
  const line = await openLine()
  const base = `http://127.0.0.1:${line.port}`
  let server: RunningServer | undefined
  const start = async () => {
    const environment = { LIMIT_INIT_PER_MINUTE: '10000', PUBLIC_URL: base, ...options.environment }
    const config = readConfig({ PORT: '0', DATA_DIR: folder, ...environment })
    const { onLog } = options
    const logger = onLog
      ? pino({ level: 'trace' }, { write: onLog })
      : pino({ level: process.env.WIDGET_TEST_LOG ?? 'silent' })
    server = await startServer(config, { logger, ...(options.assistant && { assistant: options.assistant }) })
    line.to(server.port)
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  await start()
  const browser = await launchChromium()

  return {
    base,
    origin,
    folder,
    browser,
    line,
    newContext: (contextOptions) => browser.newContext(contextOptions),
    async visit(path = '/', visitOptions = {}) {
      const context = visitOptions.context ?? (await browser.newContext(visitOptions.browser))
      const tab = await context.newPage()
      if (!visitOptions.closed) await tab.addInitScript(openShadowRoots)
      await visitOptions.prepare?.(tab)
      await tab.goto(origin + path)
      return tab
    },
    setPage: (path, page) => void pages.set(path, page),
    async setConfig(change) {
      await withStore(folder, async (store) => {
        const saved = await store.sites.get(siteId)
        if (saved) await store.sites.save({ ...saved, config: { ...saved.config, ...change } })
      })
    },
    stopServer: stop,
    startServer: start,
    async close() {
      await browser.close()
      await line.close()
      await stop()
      site.closeAllConnections()
      await new Promise((done) => site.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function withStore(folder: string, work: (store: Store) => Promise<unknown>) {
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000 })
  await work(store)
  await store.close()
}

/** Runs in the page before anything else. */
function openShadowRoots(): void {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' })
  }
}

const plainPage = `<!doctype html><html lang="en"><title>Lumen</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><body>
<h1>Lumen</h1><p>Lamps for quiet rooms. Delivery takes three days.</p>
<a href="/contact">Contact</a>
{script}</body></html>`.replace('{script}', '<script src="{base}/widget.js" async></script>')
