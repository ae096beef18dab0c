import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'

let browser: Browser
let server: Server
let asked: string[] = []

beforeAll(async () => {
  browser = await launchChromium()
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const body = path.endsWith('.js') ? readFile(`dist${path}`) : Promise.resolve(page)
    body.then(
      (bytes) => response.setHeader('content-type', typeOf(path)).end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
}, 60_000)
afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

const page = `<!doctype html><title>Alone</title><button onclick="this.textContent='Done'">Do</button>
<select aria-label=Colour><option>Red<option>Blue</select>`
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'text/html')

async function open(): Promise<Tab> {
  asked = []
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await tab.addScriptTag({
    type: 'module',
    content: `import { createPage } from '/page.js'; window.hands = createPage({ document })`,
  })
  await tab.waitForFunction(() => 'hands' in window)
  return tab
}

/** Runs a verb on the first element of a kind. */
const act = (tab: Tab, kind: string, action: string, inputData = '') =>
  tab.evaluate(
    async ({ kind, action, inputData }) => {
      const { indexedElements = [] } = await window.hands.snapshot()
      const elementId = indexedElements.find(({ type }) => type === kind)?.id ?? -1
      return window.hands.run({ action, elementId, inputData, description: '' })
    },
    { kind, action, inputData },
  )

describe('the built page room', () => {
  it.each([
    ['dist/page.js', 34_750],
    ['dist/page-later.js', 16_000],
    ['dist/page-rare.js', 8_500],
  ])('stays within its size after gzip: %s, %i bytes', async (file, most) => {
    expect(gzipSync(await readFile(file), { level: 9 }).length).toBeLessThanOrEqual(most)
  })

  it('sees with one file, and loads the second with the first step', async () => {
    const tab = await open()
    const { indexedElements = [] } = await tab.evaluate(() => window.hands.snapshot())
    expect(indexedElements.map(({ text }) => text)).toEqual(['Do', 'Colour'])
    expect(asked).not.toContain('/page-later.js')
    expect(await act(tab, 'button', 'click')).toMatchObject({ success: true })
    expect(asked).toContain('/page-later.js')
    expect(await act(tab, 'select', 'select', 'Blue')).toMatchObject({ success: true })
    expect(await tab.locator('select').inputValue()).toBe('Blue')
    await tab.close()
  })

  it('loads the third file with the first step that few plans have', async () => {
    const tab = await open()
    expect(await act(tab, 'button', 'click')).toMatchObject({ success: true })
    expect(asked).not.toContain('/page-rare.js')
    expect(await act(tab, 'select', 'list_options')).toMatchObject({
      success: true,
      options: ['Red', 'Blue'],
    })
    expect(asked).toContain('/page-rare.js')
    await tab.close()
  })

  it.each([
    ['page-later', 'select'],
    ['page-rare', 'list_options'],
  ])('says so when %s.js cannot be loaded', async (file, action) => {
    const tab = await open()
    await tab.route(`**/${file}.js`, (route) => route.abort())
    expect(await act(tab, 'select', action, 'Blue')).toMatchObject({
      success: false,
      error: 'unsupported_action',
    })
    await tab.close()
  })
})
