import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { createServer, type Plugin } from 'vite'
import { defaultSiteConfig } from '#protocol'
import { openStore } from '#server'
import { launchChromium } from '../support/chromium.ts'
import { serveForTest } from '../support/server.ts'

/** Where the examples expect the server of whoever tries them. */
const written = 'http://localhost:8787'

export interface ExamplesStage {
  /** Address of the real server. */
  readonly base: string
  /** A visitor on an address, or on a path of the examples. `complaints` holds what the browser reported. */
  visit(address: string): Promise<{ page: Page; complaints: string[] }>
  close(): Promise<void>
}

/** The real server, the examples as `vite examples` serves them, and a browser. */
export async function openExamples(environment: Record<string, string> = {}): Promise<ExamplesStage> {
  const { server, folder, close } = await serveForTest(environment)
  await letInLocalhost(folder)
  const root = resolve('examples')
  const vite = await createServer({
    root,
    configFile: resolve(root, 'vite.config.mjs'),
    plugins: [elsewhere(server.url)],
    cacheDir: `${folder}/vite`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false },
    optimizeDeps: { entries: ['react/index.html', 'vue/index.html'] },
  })
  await vite.listen()
  const address = vite.httpServer?.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const browser = await launchChromium()
  return {
    base: server.url,
    async visit(where) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      // The panel's shadow root is closed; here we want to read what it says.
      await context.addInitScript(() => {
        const { attachShadow } = Element.prototype
        Element.prototype.attachShadow = function (options) {
          return attachShadow.call(this, { ...options, mode: 'open' })
        }
      })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        const isIcon = message.location().url.endsWith('/favicon.ico')
        if (message.type() === 'error' && !isIcon) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(where.startsWith('http') ? where : `http://localhost:${port}/${where}`)
      return { page, complaints }
    },
    async close() {
      await browser.close()
      await vite.close()
      await close()
    },
  }
}

/** As `pagehand site add --name Examples --host localhost` does. */
async function letInLocalhost(folder: string): Promise<void> {
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000 })
  const config = defaultSiteConfig('Examples')
  await store.sites.add({ id: 'examples', name: 'Examples', hosts: ['localhost'], config, createdAt: 0 })
  await store.close()
}

function elsewhere(base: string): Plugin {
  const moved = (text: string) => text.replaceAll(written, base)
  return { name: 'elsewhere', enforce: 'pre', transform: moved, transformIndexHtml: moved }
}
