import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type ShopBrowser } from './shop-browser.ts'

let shop: ShopBrowser

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the checkout', () => {
  it('leads over three pages to an order that the account lists', async () => {
    const page = await beginCheckout()
    await fillContact(page)
    await fillDelivery(page)
    await page.getByLabel('Bank transfer').check()
    expect(await page.getByLabel('Card number').isVisible()).toBe(false)
    await page.getByLabel('I accept the terms of sale').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.waitForURL(/done\.html$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you, Ada Lovelace')
    const text = await page.locator('[data-order]').innerText()
    expect(text).toContain('FL-2041')
    expect(text).toContain('Express delivery')
    expect(text).toContain('12 Orchard Row, 3511 AB Utrecht, Netherlands')
    expect(text).toContain('€68.95')
    await page.getByRole('link', { name: 'See all your orders' }).click()
    // The account page draws its orders once it has loaded.
    await page.locator('[data-orders] tbody tr').first().waitFor()
    expect(await page.locator('[data-orders] tbody tr').count()).toBe(1)
    expect(await page.evaluate(() => localStorage.getItem('fieldlamp.cart'))).toBe('[]')
  })

  it('says beside each field what is missing, and goes to the first', async () => {
    const page = await beginCheckout()
    await page.getByRole('button', { name: 'Continue to delivery' }).click()
    expect(await page.locator('.wrong:visible').allTextContents()).toEqual([
      'Please enter: full name.',
      'Please enter: e-mail.',
    ])
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
    await page.getByLabel('E-mail').fill('ada')
    expect(await page.locator('#email-wrong').textContent()).toBe('E-mail should look like name@example.org.')
    await page.getByLabel('E-mail').fill('ada@example.org')
    expect(await page.locator('#email-wrong').isVisible()).toBe(false)
  })

  it('keeps what was entered when the visitor leaves and returns', async () => {
    const page = await beginCheckout()
    await page.getByLabel('Full name').fill('Ada Lovelace')
    await page.getByLabel('Send me a letter').check()
    await page.reload()
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Lovelace')
    expect(await page.getByLabel('Send me a letter').isChecked()).toBe(true)
  })

  it('does not deliver on a Sunday', async () => {
    const page = await beginCheckout()
    await fillContact(page)
    await page.getByLabel('Delivery date').fill(dayAhead(0))
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    expect(await page.locator('#date-wrong').textContent()).toBe(
      'We do not deliver on Sundays. Please choose another day.',
    )
  })

  it('never keeps a card', async () => {
    const page = await beginCheckout()
    await fillContact(page)
    await fillDelivery(page)
    await page.getByLabel('Card number').fill('4111 1111 1111 1111')
    await page.getByLabel('Expiry date').fill('04/29')
    await page.getByLabel('Security code').fill('737')
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).toContain('Ada Lovelace')
    expect(kept).not.toMatch(/4111|04\/29|737/)
    await page.getByRole('button', { name: 'Place order' }).click()
    expect(await page.locator('#terms-wrong').textContent()).toBe('Please tick this box to go on.')
  })

  it('sends a visitor with an empty cart to the cart', async () => {
    const { page } = await shop.visit('checkout/payment.html')
    await page.waitForURL(/cart\.html$/)
    expect(await page.getByRole('heading', { name: 'Your cart is empty' }).isVisible()).toBe(true)
  })
})

async function beginCheckout(): Promise<Page> {
  const { page } = await shop.visit('index.html')
  await page.getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await page.waitForURL(/contact\.html$/)
  await formIsWatched(page)
  return page
}

/** Before its script has come the browser itself checks a form, and says so in a bubble. */
async function formIsWatched(page: Page): Promise<void> {
  await page.locator('form[novalidate]').waitFor()
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.waitForURL(/delivery\.html$/)
  await formIsWatched(page)
}

async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('12 Orchard Row')
  await page.getByLabel('Postcode').fill('3511 AB')
  await page.getByLabel('City').fill('Utrecht')
  await page.getByLabel('Country').selectOption('Netherlands')
  await page.getByLabel('Express delivery').check()
  await page.getByLabel('Delivery date').fill(dayAhead(5))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/payment\.html$/)
}

/** The next such day of the week that is at least two days away; 0 is Sunday. */
function dayAhead(weekday: number): string {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + 2)
  while (date.getUTCDay() !== weekday) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
