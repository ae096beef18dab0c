import { createServer } from 'node:http'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { openShadowRoots } from '../dashboard/support/open-shadow-roots.ts'
import { launchChromium } from '../support/chromium.ts'
import type { PackedServer } from './install-packed.ts'

export interface WalkOptions {
  readonly server: PackedServer
  /** Where the owner's site is to stand. */
  readonly host: string
  readonly look: BrowserContextOptions
  readonly picture: (step: string) => string
}

const greeting = 'Good evening. Ask me about our lamps.'
const page = (base: string, text: string) => `<!doctype html><html lang="en"><title>Lumen lamps</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><body><main><h1>Lumen lamps</h1>${text}</main>
<script src="${base}/widget.js" async></script></body></html>`

/** From the printed link to a rollback, each step by what an owner sees. Throws where one is not as it should be. */
export async function walkAsOwner({ server, host, look, picture }: WalkOptions): Promise<void> {
  const pages: Record<string, string> = {
    '/': '<p>Lamps for quiet rooms.</p><p><a href="/delivery">Delivery</a></p>',
    '/delivery': '<h2>Delivery</h2><p>Delivery takes three days and is free from 50 euro.</p>',
  }
  const site = createServer(({ url = '/' }, response) => {
    const text = pages[url]
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(text === undefined ? 'Not here' : page(server.url, text))
  })
  const [name, port] = host.split(':')
  await new Promise<void>((done) => site.listen(Number(port), name, done))
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
    await context.addInitScript(openShadowRoots)
    const desk = await context.newPage()
    desk.setDefaultTimeout(60_000)
    const title = (text: string) => desk.getByRole('heading', { level: 1, name: text }).waitFor()
    const shoot = (step: string) => desk.screenshot({ path: picture(step) })

    await desk.goto(server.signInLink)
    await desk.getByLabel('E-mail').fill('owner@example.org')
    await desk.getByLabel('Password').fill('correct horse battery')
    await shoot('1-sign-in')
    await desk.locator('button[type=submit]').click()
    await title('Sites')

    await desk.goto(`${server.url}/dashboard/new-site?host=${encodeURIComponent(host)}`)
    await title('New site')
    await desk.getByLabel('Name').fill('Lumen lamps')
    await desk.getByRole('button', { name: 'Create site' }).click()
    await desk.getByText('Waiting for the widget').waitFor()
    await shoot('2-new-site')
    await (await context.newPage()).goto(`http://${host}/`)
    await desk.getByText('It works').waitFor()
    await desk.getByRole('link', { name: 'Change its look' }).click()
    await title('Appearance')
    const at = desk.url().replace(/\/appearance.*/, '')

    await desk.goto(`${at}/knowledge`)
    await title('Knowledge')
    await desk.getByLabel('Learn a website').fill(`http://${host}/`)
    await desk.getByRole('button', { name: 'Learn', exact: true }).click()
    await desk
      .getByText(/2 pages learned/)
      .first()
      .waitFor()
    await shoot('3-learned')

    await desk.goto(`${at}/appearance`)
    await desk.getByRole('textbox', { name: 'Greeting', exact: true }).fill(greeting)
    await desk.getByRole('button', { name: 'Save draft' }).click()
    await desk.getByText('Draft, not published').waitFor()
    await askPreview(desk)
    await shoot('4-preview-answers')
    await desk.getByRole('button', { name: 'Try', exact: true }).click()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      desk.getByRole('link', { name: 'Open the page' }).click(),
    ])
    await tab.waitForFunction(() => 'Pagehand' in window && !location.hash)
    await tab.evaluate(() => (window as { Pagehand?: { open(): void } }).Pagehand?.open())
    await tab.getByText(greeting).waitFor()
    await tab.getByText('Test of your draft.').waitFor()
    await tab.screenshot({ path: picture('5-try') })
    await tab.close()

    await desk.getByRole('button', { name: 'Publish', exact: true }).click()
    await desk.getByText('Published · version 2').waitFor()
    await shoot('6-published')
    await desk.getByRole('button', { name: 'Versions' }).click()
    await desk.getByRole('dialog', { name: 'Versions' }).getByRole('button', { name: 'Go back' }).click()
    const question = desk.getByRole('dialog', { name: 'Go back to version 1?' })
    await question.waitFor()
    await shoot('7-go-back')
    await question.getByRole('button', { name: 'Go back' }).click()
    await desk.getByText('Published · version 3').waitFor()
    await shoot('8-rolled-back')
  } finally {
    await browser.close()
    await new Promise((done) => site.close(done))
  }
}

/** The preview answers from what was learned of the site. */
async function askPreview(desk: Page): Promise<void> {
  const preview = desk.frameLocator('iframe[title="Preview of the widget"]')
  await preview.locator('.composer textarea').fill('How long does delivery take?')
  await preview.locator('.composer textarea').press('Enter')
  // In the log: screen readers are told a moment before it is drawn.
  await preview.getByRole('log').getByText('three days').first().waitFor()
}
