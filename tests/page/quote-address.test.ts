import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quoteAddress } from '#protocol'
import { launchChromium } from '../support/chromium.ts'

const long = `Our lamps are made of oak and brass in a small workshop by the sea, ${'where everybody takes their time, '.repeat(8)}and that is why each of them is different.`
const filler = '<p>Nothing of note stands here.</p>'.repeat(80)
const body = `<main>${filler}<p>Orders <b>ship</b> within two days, free of charge.</p><p>${long}</p>
  <table><tr><th>Country</th><th>Days</th></tr><tr><td>Norway</td><td>4 to 6</td></tr></table>
  <dl><dt>Material</dt><dd>Solid oak</dd></dl><p>我们的灯具保修五年。运费为十欧元。</p>${filler}</main>`

let browser: Browser
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${body}`)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

it.each([
  'Orders ship within two days, free of charge.',
  long,
  'Norway · Days: 4 to 6',
  'Material: Solid oak',
  '我们的灯具保修五年。',
])(
  '[C11] opens a page at %s',
  async (quote) => {
    const { port } = server.address() as AddressInfo
    const tab = await browser.newPage()
    await tab.goto(quoteAddress(`http://127.0.0.1:${port}/`, quote))
    await expect.poll(() => tab.evaluate(() => window.scrollY), { timeout: 60_000 }).toBeGreaterThan(0)
    await tab.close()
  },
  90_000,
)
