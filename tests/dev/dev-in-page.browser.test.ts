import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { freshCopy, runDev, type Dev } from './support/dev-stage.ts'

const sitesPage = 'src/admin/pages/sites/sites-page.tsx'

describe('a page that is open while its sources change', { timeout: 240_000 }, () => {
  const copy = freshCopy()
  let dev: Dev
  let browser: Browser
  beforeAll(async () => {
    ;[dev, browser] = await Promise.all([runDev(copy.home), launchChromium()])
    await dev.says(/Ready in/)
  })
  afterAll(async () => {
    await browser.close()
    dev.interrupt()
    await dev.ended()
    copy.remove()
  })

  describe('of the dashboard', () => {
    let desk: Page
    beforeAll(async () => {
      desk = await newPage()
      await signIn(desk)
    })
    afterAll(() => desk.close())

    it('takes a change up without a reload', async () => {
      const complaints = complaintsOf(desk)
      await desk.getByText('Each site has its own assistant').waitFor()
      await desk.evaluate(() => Object.assign(window, { isTheSame: true }))
      const undo = copy.edit(sitesPage, (text) => text.replace('Each site has', 'Every single site has'))
      await desk.getByText('Every single site has its own assistant').waitFor()
      undo()
      await desk.getByText('Each site has its own assistant').waitFor()
      expect(await desk.evaluate(() => 'isTheSame' in window)).toBe(true)
      expect(complaints).toEqual([])
    })

    it.each([
      ['of its own', sitesPage, (text: string) => text.replace('export function', 'export fun')],
      ['of the server', 'src/server/main.ts', (text: string) => `${text}\nexport const = 1\n`],
    ])('is covered by a fault %s until that is mended', async (_, file, spoil) => {
      const undo = copy.edit(file, spoil)
      await overlay(desk).getByText(file.replace('src/admin/', '')).first().waitFor()
      undo()
      await overlay(desk).waitFor({ state: 'detached' })
      await desk.getByText('Each site has its own assistant').waitFor()
    })
  })

  it('of the shop loads again, and shows why the widget is missing', async () => {
    const shop = await newPage()
    await shop.goto(`${dev.url}/demo/`)
    await shop.locator('pagehand-widget').waitFor({ state: 'attached' })
    copy.edit('demo/parts/header.ts', (text) => text.replace('<header', '<header data-seen'))
    await shop.locator('header[data-seen]').waitFor()

    const undo = copy.edit('src/widget/loader/boot.ts', (text) =>
      text.replace('export function', 'export fun'),
    )
    await shop.getByText('src/widget/loader/boot.ts').waitFor()
    undo()
    await shop.locator('pagehand-widget').waitFor({ state: 'attached' })
    await shop.close()
  })

  /** Its waits end with the test's. */
  async function newPage(): Promise<Page> {
    const page = await browser.newPage()
    page.setDefaultTimeout(0)
    return page
  }

  /** The link of the first screen makes the first owner. */
  async function signIn(desk: Page): Promise<void> {
    const [link = ''] = /http\S+\/link\/\S+/.exec(dev.said()) ?? []
    await desk.goto(link)
    await desk.getByLabel('E-mail').fill('ada@mill.example')
    await desk.getByLabel('Password').fill('long enough for anybody')
    await desk.getByRole('button', { name: 'Create my account' }).click()
  }
})

/** Vite draws it in a shadow root, into which playwright looks. */
function overlay(page: Page) {
  return page.locator('vite-error-overlay')
}

/** What the browser refuses, by a policy for one, and what fails. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', ({ message }) => found.push(message))
  return found
}
