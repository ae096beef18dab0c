import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoWords, textLanguages, type TextLanguage } from '#languages'
import { openDemo, type Demo } from './demo-visit.ts'

const patience = { timeout: 40_000 }

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

it.each(textLanguages)('what the shop offers in %s comes true, one after the other', async (language) => {
  const { search, sort, delivery } = demoWords[language]
  const page = await visitIn(language)
  await page.locator('.panel').getByRole('button', { name: delivery }).click(patience)
  await expect.poll(() => said(page), patience).toContain('2 to 4 working days')
  await send(page, search)
  const names = () => page.locator('[data-cards] li:visible h3').allTextContents()
  await expect.poll(names, patience).toHaveLength(4)
  expect(await names()).toSatisfy((all: string[]) => all.every((name) => name.endsWith('pendant')))
  await send(page, sort)
  await expect.poll(() => page.getByLabel('Sort by').inputValue(), patience).toBe('price-up')
  await page.context().close()
})

/** The shop is in English; its assistant goes by the visitor's browser. */
async function visitIn(locale: TextLanguage): Promise<Page> {
  const page = await demo.visit({ locale })
  await page.locator('.launcher').click()
  return page
}

function send(page: Page, words: string): Promise<void> {
  return page.evaluate((text) => {
    const { Pagehand } = window as unknown as { Pagehand: { send(text: string): void } }
    Pagehand.send(text)
  }, words)
}

async function said(page: Page): Promise<string> {
  const log = page.locator('.log, .panel[data-aside]')
  return (await log.count()) === 0 ? '' : log.innerText()
}
