import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { things } from '../../demo/parts/things.ts'
import { openDemo, tryThing, type Demo } from './demo-visit.ts'

const patience = { timeout: 40_000 }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** How each thing to try must end. A thing without an end here fails below. */
const endings: Record<string, (page: Page) => Promise<void>> = {
  async question(page) {
    await page
      .getByText(/30 days to return a lamp/)
      .last()
      .waitFor()
    await expect.poll(() => said(page), patience).toMatch(/You have 30 days to return a lamp/)
  },

  async search(page) {
    const sorted = ['Drift paper pendant', 'Bell pendant', 'Saucer pendant', 'Trio pendant']
    await expect.poll(() => page.locator('[data-cards] h3').allTextContents(), patience).toEqual(sorted)
  },

  async filter(page) {
    const fitting = ['Bell pendant', 'Saucer pendant']
    await expect.poll(() => page.locator('[data-cards] h3').allTextContents(), patience).toEqual(fitting)
    expect(new URL(page.url()).search).toBe('?kind=pendant&price=to-100')
  },

  async cart(page) {
    const line = { productId: 'tern', finish: 'black', quantity: 1 }
    await expect.poll(() => kept(page, 'cart'), patience).toEqual([line])
    expect(new URL(page.url()).pathname).toBe('/demo/lamps/tern.html')
  },

  async checkout(page) {
    await page.waitForURL(/payment\.html$/, patience)
    expect(await kept(page, 'checkout')).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '020 7946 0018',
      street: '12 Orchard Row',
      postcode: '3511 AB',
      city: 'Utrecht',
      country: 'Netherlands',
      method: 'express',
      date: expect.toSatisfy((date: string) => new Date(date).getUTCDay() === 5),
    })
    await expect.poll(() => said(page), patience).toContain('Done')
    expect(await page.getByLabel('I accept the terms of sale').isChecked()).toBe(false)
    expect(await kept(page, 'orders')).toBe(null)
  },

  async card(page) {
    await expect
      .poll(() => said(page), patience)
      .toContain('I never fill in passwords, card numbers or codes')
    expect(await page.getByLabel('Card number').inputValue()).toBe('')
  },

  async gift(page) {
    await expect.poll(() => page.getByLabel('Dimmable only').isChecked(), patience).toBe(true)
    expect(await page.getByLabel('Reading chair').isChecked()).toBe(true)
    expect(await page.getByLabel('Budget').inputValue()).toBe('130')
    expect(await page.locator('.gift h3').allTextContents()).toEqual([
      'Reed floor lamp',
      'Tern desk lamp',
      'Nook wall lamp',
      'Pebble table lamp',
      'Warm bulbs, pack of two',
    ])
  },

  async delete(page) {
    const yes = page.getByRole('button', { name: 'Yes, go ahead' })
    await yes.waitFor(patience)
    expect(await page.getByRole('heading', { name: 'Your account', exact: true }).isVisible()).toBe(true)
    await yes.click()
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor(patience)
  },
}

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

describe('things to try, with the built-in engine', () => {
  for (const { id, title, say } of things)
    it(`${title}: “${say}”`, async () => {
      const page = await demo.visit()
      await tryThing(page, id)
      const ending = endings[id]
      if (!ending) throw new Error(`Nobody has said how "${id}" must end.`)
      await ending(page)
      await page.context().close()
    })

  it('works the filters on a phone, where they are folded away', async () => {
    const page = await demo.visit(phone)
    await tryThing(page, 'filter')
    await endings['filter']?.(page)
    await page.context().close()
  })

  it('puts the colour back on undo, and does not promise the cart', async () => {
    const page = await demo.visit()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    await tryThing(page, 'cart')
    await page.getByRole('button', { name: 'Undo field changes' }).click(patience)
    await expect
      .poll(() => said(page), patience)
      .toContain('The fields are as they were. What was pressed stays pressed.')
    const chosen = page.locator('[name=finish]:checked')
    expect(await chosen.getAttribute('value')).toBe(await page.getAttribute('[name=finish]', 'value'))
    expect(await kept(page, 'cart')).toHaveLength(1)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('leaves the account alone when the visitor says no', async () => {
    const page = await demo.visit()
    await tryThing(page, 'delete')
    await page.getByRole('button', { name: 'No, leave it' }).click(patience)
    await page.getByRole('button', { name: 'No, leave it' }).waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'Delete my account' }).isVisible()).toBe(true)
    await page.context().close()
  })

  it('covers neither the list nor a filled cart when it is open', async () => {
    const page = await demo.visit()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Add to cart: Pebble table lamp' }).click()
    await page.locator('.launcher').click()
    await page.locator('.panel textarea').waitFor()
    const panel = await page.locator('.panel').boundingBox()
    for (const needed of ['[data-open-things]', '.ways li:last-child a']) {
      const box = await page.locator(needed).boundingBox()
      expect((box?.x ?? Infinity) + (box?.width ?? 0), needed).toBeLessThan(panel?.x ?? 0)
    }
    await page.context().close()
  })

  it('says everything once when the network is cut in between', async () => {
    const page = await demo.visit()
    await tryThing(page, 'question')
    await expect.poll(() => said(page), patience).toContain('30 days to return a lamp')
    await page.getByRole('button', { name: 'Things to try' }).click()
    await page.getByRole('button', { name: 'Cut the network' }).click()
    expect(await page.getByText('The network is cut.').isVisible()).toBe(true)
    await page.evaluate(() => {
      const { Pagehand } = window as unknown as { Pagehand: { send(text: string): void } }
      Pagehand.send('When is the showroom open?')
    })
    await expect.poll(() => said(page), patience).toContain('The showroom is open Tuesday to Saturday')
    expect(await page.getByText('The network is cut.').count()).toBe(0)
    const text = await said(page)
    expect(text.split('You have 30 days to return a lamp').length).toBe(2)
    expect(text.split('When is the showroom open?').length).toBe(2)
    expect(text.split('The showroom is open').length).toBe(2)
    await page.context().close()
  })
})

/** What stands in the conversation, or in the small panel after a task. */
async function said(page: Page): Promise<string> {
  const log = page.locator('.log, .panel[data-aside]')
  return (await log.count()) === 0 ? '' : log.innerText()
}

function kept(page: Page, name: string): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    `fieldlamp.${name}`,
  )
}
