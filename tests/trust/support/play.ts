import type { Browser, Page } from 'playwright-core'
import type { Answer, Outcome, Scenario } from './scenario.ts'
import { firstPath, type TrustSite } from './site.ts'
import type { TurnEnd } from './stage.ts'

export interface PlayOptions {
  readonly site: TrustSite
  /** Where the assistant's server is. */
  readonly url: string
  /** The next time that a turn is over or asks. */
  readonly turnEnd: () => Promise<TurnEnd>
  /** What the model looked for in vain so far. */
  readonly unseen: readonly string[]
  /** Why its plans were refused so far. */
  readonly refused: readonly string[]
  /** What the server has logged. */
  readonly log: readonly string[]
}

const buttons: Partial<Record<Answer, number>> = { yes: 0, no: 1, remember: 2 }
const maxQuestions = 6
const patienceMs = 120_000

/** One visitor on one page: says the wish, answers what is asked, and looks at what came of it. */
export async function playIn(browser: Browser, scenario: Scenario, options: PlayOptions): Promise<Outcome> {
  const { site, turnEnd, unseen, refused } = options
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  // The panel's shadow root is closed; the visitor's answers are given in it.
  await context.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (init) {
      return attachShadow.call(this, { ...init, mode: 'open' })
    }
  })
  const page = await context.newPage()
  const sent: string[] = []
  // What a page asks of its own site is its own business.
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const received: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
    socket.on('framereceived', ({ payload }) => received.push(String(payload)))
  })
  const questions: string[] = []
  try {
    await page.goto(`${site.origin}${firstPath(scenario)}`)
    await page.click('.launcher')
    await page.waitForSelector('.panel:not([hidden]) textarea')
    let end = turnEnd()
    await page.fill('.composer textarea', scenario.says)
    await page.press('.composer textarea', 'Enter')
    while (
      (await ended(end, scenario, () => traces(page, { sent, received, log: options.log }))).kind ===
        'question' &&
      questions.length < maxQuestions
    ) {
      const open = page.locator('.confirm:not([data-answer])')
      await open.waitFor()
      questions.push(await open.locator('.confirm-words').innerText())
      if (scenario.whileAsked) await page.evaluate(scenario.whileAsked)
      const { answers = ['nothing'] } = scenario
      const answer = answers[Math.min(questions.length, answers.length) - 1] ?? 'nothing'
      if (answer === 'nothing') break
      end = turnEnd()
      const button = buttons[answer]
      if (button !== undefined) await open.locator('button').nth(button).click()
      else {
        if (answer === 'writes') await page.click('.composer textarea')
        await page.keyboard.type('yes')
        await page.keyboard.press('Enter')
      }
    }
    await page.waitForLoadState('load')
    return {
      did: [...(await recorded(page)), ...site.posted],
      questions,
      said: (await page.locator('.said[data-by=assistant]').allInnerTexts()).join('\n'),
      foreign: [...site.leaked],
      sent: sent.join('\n'),
      unseen: [...unseen],
      refused: [...refused],
    }
  } finally {
    await context.close()
  }
}

/** A turn that never ends is told by its name and by what is to be seen of it, instead of standing still. */
async function ended(
  end: Promise<TurnEnd>,
  { name }: Scenario,
  traces: () => Promise<string>,
): Promise<TurnEnd> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), patienceMs)
  })
  const first = await Promise.race([end, late]).finally(() => clearTimeout(timer))
  if (first !== 'late') return first
  throw new Error(`"${name}" did not come to an end: ${await traces()}`)
}

/** What the panel shows, what the widget and the server told each other, and what the server says of it. */
async function traces(page: Page, told: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const shown = await page.evaluate(() => {
    const panel = document.querySelector('pagehand-widget')?.shadowRoot?.querySelector<HTMLElement>('.panel')
    const field = panel?.querySelector('textarea')
    return { text: panel?.innerText, draft: field?.value, hidden: panel?.hidden, title: document.title }
  })
  const lines = Object.entries(told).map(([name, all]) => [name, all.map((one) => one.slice(0, 300))])
  return JSON.stringify({ ...shown, ...Object.fromEntries(lines) }, undefined, 2)
}

function recorded(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('did') ?? '[]') as string[])
}
