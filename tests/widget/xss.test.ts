import { build, type Plugin } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { payloads } from './support/payloads.ts'

declare global {
  interface Window {
    tryPayloads(payloads: readonly string[]): Promise<{ found: string[]; walks: number; drawn: number }>
    plant(html: string): string[]
  }
}

/** The look does not matter here. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(building) {
    building.onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({ path, namespace: 'none' }))
    building.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default ""' }))
  },
}
let browser: Browser
let tab: Page

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/support/xss-page.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    plugins: [withoutStyles],
  })
  browser = await launchChromium()
  tab = await browser.newPage()
  await tab.route('https://panel.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }),
  )
  await tab.goto('https://panel.test/')
  await tab.addScriptTag({ content: outputFiles[0]?.text ?? '' })
})
afterAll(() => browser.close())

describe('the panel', () => {
  it('draws nothing dangerous from any payload in any place', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500)
    const { found, walks, drawn } = await tab.evaluate((list) => window.tryPayloads(list), payloads)
    expect(found).toEqual([])
    expect(walks).toBeGreaterThan(payloads.length * 20)
    expect(drawn).toBeGreaterThan(payloads.length)
  }, 300_000)

  it.each([
    ['<script>1</script>', '<script>'],
    ['<img src=x onerror=1>', 'img onerror'],
    ['<a href="javascript:1">x</a>', 'a href=javascript:1'],
    ['<p style="color:red">x</p>', 'p style'],
    ['<iframe></iframe>', '<iframe>'],
  ])('would be caught drawing %s', async (html, danger) => {
    expect(await tab.evaluate((text) => window.plant(text), html)).toContain(danger)
  })
})
