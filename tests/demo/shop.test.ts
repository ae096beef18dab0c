import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openShop, type ShopBrowser } from './shop-browser.ts'

let shop: ShopBrowser

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the catalogue', () => {
  it('finds lamps by the words of a search, plural or not', async () => {
    const { page } = await shop.visit('index.html')
    await search(page, 'pendants')
    expect(await names(page)).toEqual([
      'Bell pendant',
      'Drift paper pendant',
      'Saucer pendant',
      'Trio pendant',
    ])
    expect(await page.locator('[data-result-count]').textContent()).toBe('4 products')
  })

  it('is searched from any other page', async () => {
    const { page } = await shop.visit('help/returns.html')
    await search(page, 'stoneware')
    await page.waitForURL(/index\.html\?q=stoneware/)
    expect(await names(page)).toEqual(['Pebble table lamp'])
  })

  it('filters by type, colour, price and stock together, and sorts', async () => {
    const { page } = await shop.visit('index.html')
    await page.getByLabel('Pendants').check()
    await page.getByLabel('Floor lamps').check()
    await page.getByLabel('Colour').selectOption('Black')
    await page.getByLabel('In stock').check()
    await page.getByLabel('Sort by').selectOption('Price: high to low')
    expect(await names(page)).toEqual(['Heron floor lamp', 'Reed floor lamp', 'Bell pendant'])
    await page.getByLabel('Price', { exact: true }).selectOption('Over €100')
    expect(await names(page)).toEqual(['Heron floor lamp', 'Reed floor lamp'])
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => names(page).then((all) => all.length)).toBe(14)
  })

  it('keeps its state in the address, so that a way back leads back', async () => {
    const { page } = await shop.visit('index.html')
    await page.getByLabel('Wall lamps').check()
    await page.getByRole('link', { name: 'Porch wall lamp' }).click()
    await page.goBack()
    expect(await names(page)).toEqual(['Nook wall lamp', 'Porch wall lamp'])
    expect(await page.getByLabel('Wall lamps').isChecked()).toBe(true)
  })

  it('says so when nothing fits, and offers the way out', async () => {
    const { page } = await shop.visit('index.html')
    await search(page, 'chandelier')
    expect(await page.getByRole('heading', { name: 'No lamp fits all of that' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Show all lamps' }).click()
    await expect.poll(() => names(page).then((all) => all.length)).toBe(14)
  })
})

describe('the cart', () => {
  it('is filled from the catalogue and from a lamp’s page, and counts', async () => {
    const { page } = await shop.visit('index.html')
    await page.getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
    await page.getByRole('link', { name: 'Tern desk lamp' }).click()
    await page.getByText('Black', { exact: true }).click()
    await page.getByLabel('Quantity').fill('2')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    expect(await page.locator('[data-added]').textContent()).toBe(
      'Added to your cart: 2 × Tern desk lamp in black.',
    )
    expect(await page.getByRole('img', { name: 'Tern desk lamp in black' }).isVisible()).toBe(true)
    await openCart(page)
    expect(await page.locator('.line h3').allTextContents()).toEqual(['Pebble table lamp', 'Tern desk lamp'])
    expect(await sum(page, 'total')).toBe('€237')
  })

  it('changes quantities, takes a code and lets lamps go', async () => {
    const { page } = await shop.visit('index.html')
    await page.getByRole('button', { name: 'Add to cart: Ember portable lamp' }).click()
    await openCart(page)
    expect([await sum(page, 'goods'), await sum(page, 'delivery'), await sum(page, 'total')]).toEqual([
      '€49',
      '€4.95',
      '€53.95',
    ])
    await page.getByLabel('Quantity of Ember portable lamp').fill('2')
    await page.getByLabel('Quantity of Ember portable lamp').blur()
    await page.getByLabel('Discount code').fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(await sum(page, 'total')).toBe('€88.20')
    await page.getByRole('button', { name: 'Remove Ember portable lamp' }).click()
    expect(await page.getByRole('heading', { name: 'Your cart is empty' }).isVisible()).toBe(true)
  })
})

describe('a product', () => {
  it('bears a group of colours in which none is chosen', async () => {
    const { page, complaints } = await shop.visit('lamps/tern.html')
    const picture = () => page.getAttribute('[data-product-image]', 'src')
    const before = await picture()
    await page.locator('[name=finish]:checked').evaluate((radio: HTMLInputElement) => {
      radio.checked = false
      radio.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(await picture()).toBe(before)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    expect(await page.locator('[data-added]').textContent()).toBe('')
    await page.getByLabel('Black').check()
    expect(await picture()).toBe('/demo/pictures/tern-black.svg')
    expect(complaints).toEqual([])
  })
})

describe('the account', () => {
  it('keeps the visitor’s details', async () => {
    const { page } = await shop.visit('account.html')
    await page.getByLabel('Full name').fill('Ada Lovelace')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.reload()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
  })

  it('is deleted by one button, with the cart, and can be brought back', async () => {
    const { page } = await shop.visit('index.html')
    await page.getByRole('button', { name: 'Add to cart: Bell pendant' }).click()
    await page.goto(`${shop.server.url}/demo/account.html`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    expect(await page.getByRole('heading', { name: 'Your account is deleted' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.getByRole('button', { name: 'Bring it back' }).click()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['fieldlamp.cart'])
  })
})

describe('the gift finder', () => {
  it('shows what fits while one wishes, and wraps it with a note', async () => {
    const { page } = await shop.visit('gifts.html')
    await page.getByLabel('Garden or balcony').check()
    await page.getByLabel('Budget').fill('60')
    await page.getByLabel('Colour').selectOption('Sand')
    expect(await page.getByRole('heading', { name: '1 lamp fits' }).isVisible()).toBe(true)
    await page.getByLabel('Note for the card').fill('For the new balcony')
    await page.getByRole('button', { name: 'Wrap it: Ember portable lamp' }).click()
    await openCart(page)
    expect(await page.locator('.line .note').textContent()).toBe('Gift card: “For the new balcony”')
    expect(await page.locator('.line [data-slot="finish"]').textContent()).toBe('Sand')
  })
})

async function openCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.waitForURL(/cart\.html$/)
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search lamps').fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

function names(page: Page): Promise<string[]> {
  return page.locator('[data-cards] h3').allTextContents()
}

async function sum(page: Page, name: string): Promise<string | null> {
  return page.locator(`[data-sum="${name}"]`).textContent()
}
