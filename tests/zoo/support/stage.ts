import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page as Tab } from 'playwright-core'
import { launchChromium } from '../../support/chromium.ts'
import { bundlePage, bundleRoom } from './bundle.ts'

/** One browser and one small site that shows the pages of the zoo. */
export interface ZooStage {
  /** Shows a page again, with our eyes and hands on it. */
  visit(page: string): Promise<Tab>
  close(): Promise<void>
}

type Body = readonly [type: string, text: string]

export async function openZoo(): Promise<ZooStage> {
  const bodies = new Map<string, Body>([['/room.js', ['text/javascript', await bundleRoom()]]])
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '')
    if (!body) return void response.writeHead(404).end()
    response.setHeader('content-type', `${body[0]}; charset=utf-8`).end(body[1])
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await launchChromium()
  const tab = await browser.newPage({ viewport: { width: 1024, height: 800 } })

  async function serve(page: string): Promise<void> {
    const { js, css } = await bundlePage(page)
    bodies.set(`/${page}.js`, ['text/javascript', js])
    bodies.set(`/${page}.css`, ['text/css', css])
    bodies.set(`/${page}`, ['text/html', htmlOf(page)])
  }

  return {
    async visit(page) {
      if (!bodies.has(`/${page}`)) await serve(page)
      await tab.goto(`${origin}/${page}`)
      await tab.waitForFunction(() => 'hands' in window && 'held' in window, undefined, { timeout: 15_000 })
      await tab.evaluate(() => window.ready)
      return tab
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

function htmlOf(page: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Zoo</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/${page}.css">
<body style="padding:20px;font:14px sans-serif"><div id="root"></div><script src="/${page}.js"></script>
<script type="module">import { createPage } from '/room.js'
window.hands = createPage({ document, storage: sessionStorage })</script></body></html>`
}
