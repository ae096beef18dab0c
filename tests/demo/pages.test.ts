import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFiles } from '../../demo/site.ts'
import { openShop, type ShopBrowser } from './shop-browser.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const embedLine = '<script src="/widget.js" async></script>'

const paths = [...siteFiles().keys()].filter((path) => path.endsWith('.html'))
const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

let shop: ShopBrowser

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('every page of the demo shop', () => {
  it('is one of the two dozen the shop has, and embeds the assistant by the one line', () => {
    expect(paths.length).toBeGreaterThan(20)
    const lines = paths.map((path) => readFileSync(`dist/demo/${path}`, 'utf8').split(embedLine).length - 1)
    expect(new Set(lines)).toEqual(new Set([1]))
  })

  it('loads without a complaint, a missing file or a word to another host, and fits a phone', async () => {
    const { page, complaints } = await withCart({ viewport: phone })
    for (const path of paths) {
      await open(page, path)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ path, complaints, beyond }).toEqual({ path, complaints: [], beyond: 0 })
    }
    expect(shop.server.missing).toEqual([])
  })

  describe('has nothing for axe to find, wide and light or small and dark', () => {
    let page: Page

    beforeAll(async () => {
      page = (await withCart({ bypassCSP: true })).page
    })

    it.each(onePerKind(paths))('%s', async (path) => {
      await open(page, path)
      await page.setViewportSize(desktop)
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await axe(page)).toEqual([])
      await page.setViewportSize(phone)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axe(page)).toEqual([])
    })
  })

  it('has nothing for axe to find in the open list of things to try', async () => {
    const { page } = await shop.visit('index.html', { bypassCSP: true })
    await page.getByRole('button', { name: 'Things to try' }).click()
    expect(await axe(page)).toEqual([])
  })

  it('would fail if axe found something', async () => {
    const { page } = await shop.visit('help/index.html', { bypassCSP: true })
    await page.evaluate(() => document.body.append(document.createElement('button')))
    expect(await axe(page)).toEqual(['button-name'])
  })
})

/** A visitor who has something in the cart, so that no page sends them back. */
async function withCart(options: BrowserContextOptions) {
  const visit = await shop.visit('help/index.html', options)
  await visit.page.evaluate(() => {
    const cart = [{ productId: 'pebble', finish: 'sage', quantity: 2 }]
    localStorage.setItem('fieldlamp.cart', JSON.stringify(cart))
  })
  return visit
}

function open(page: Page, path: string) {
  return page.goto(`${shop.server.url}/demo/${path}`)
}

/** The pages of the lamps are made alike, and so are those of the help: two stand for all of each. */
function onePerKind(all: readonly string[]): string[] {
  return all.filter((path) => !/^lamps\/(?!tern|trio)|^help\/(?!index|delivery)/.test(path))
}

async function axe(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string }[] }> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id }) => id)
  })
}
