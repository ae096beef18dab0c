import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo, type Demo } from './demo-visit.ts'

const patience = { timeout: 40_000 }

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

describe('what a newcomer says in the shop', () => {
  it('opens the cart that has something in it', async () => {
    const page = await withLamp()
    await tell(page, 'open the cart')
    await page.waitForURL(/cart\.html$/, patience)
    await page.context().close()
  })

  it('is told what the page still wants, not that it is done', async () => {
    const page = await withLamp()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByLabel('Full name').fill('Ada Lovelace')
    await tell(page, 'continue')
    await expect.poll(() => said(page), patience).toContain('What should I put into “E-mail”?')
    expect(await said(page)).toContain('The page still wants: “E-mail”.')
    expect(await said(page)).not.toContain('Done.')
    await tell(page, 'ada@example.org')
    await page.waitForURL(/delivery\.html$/, patience)
    await expect.poll(() => said(page), patience).toContain('Done.')
    await page.context().close()
  })
})

async function withLamp(): Promise<Page> {
  const page = await demo.visit()
  await page.getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
  return page
}

function tell(page: Page, words: string): Promise<void> {
  return page.evaluate((text) => {
    const { Pagehand } = window as unknown as { Pagehand: { open(): void; send(text: string): void } }
    Pagehand.open()
    Pagehand.send(text)
  }, words)
}

/** What stands in the conversation, or in the small panel after a task. */
async function said(page: Page): Promise<string> {
  const log = page.locator('.log, .panel[data-aside]')
  return (await log.count()) === 0 ? '' : log.innerText()
}
