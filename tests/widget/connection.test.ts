import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
const words = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')

beforeAll(async () => {
  const assistant = scripted({
    async message(text, cue) {
      await cue.stream(text === 'Long' ? words : `Answer to ${text}`, text === 'Long' ? 60 : 0)
    },
  })
  stage = await openStage({ assistant, pages: shopPages() })
})
afterAll(() => stage.close())

describe('the connection', () => {
  it('loses and doubles nothing when the network is away for five seconds in mid-reply', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Long')
    await visitor.sees('w5 ')
    stage.line.cut()
    await visitor.sees('Reconnecting…')
    await visitor.tab.waitForTimeout(3_000) // the rest of the five seconds
    stage.line.mend()
    await visitor.hears('w59')
    expect(await visitor.log()).toEqual(['Long', words])
    expect(await visitor.tab.getByText('Reconnecting…').count()).toBe(0)
  })

  it('shows the whole sentence to a page that loads in mid-reply', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Long')
    await visitor.sees('w5 ')
    await visitor.tab.reload()
    await visitor.hears('w59')
    expect(await visitor.log()).toEqual(['Long', words])
  })

  it('keeps a message while the line is down and sends it once', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('First')
    await visitor.hears('Answer to First')
    stage.line.cut()
    await visitor.say('Second')
    await visitor.sees('Waiting to send')
    stage.line.mend()
    await visitor.hears('Answer to Second')
    expect(await visitor.log()).toEqual(['First', 'Answer to First', 'Second', 'Answer to Second'])
  })

  it('lets another tab take over, and takes the chat back on request', async () => {
    const context = await stage.newContext()
    const first = visitorOf(await stage.visit('/', { context }))
    await first.open()
    await first.say('One')
    await first.hears('Answer to One')
    const second = visitorOf(await stage.visit('/help', { context }))
    await second.open()
    await second.hears('Answer to One')
    await first.sees('This chat is open in another tab.')
    await second.say('Two')
    await second.hears('Answer to Two')
    await first.tab.getByRole('button', { name: 'Use it here' }).click()
    await first.hears('Answer to Two')
    await second.sees('This chat is open in another tab.')
    expect(await first.log()).toEqual(['One', 'Answer to One', 'Two', 'Answer to Two'])
  })

  it('starts a new session with the next message when the old one is gone, and says so', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Before')
    await visitor.hears('Answer to Before')
    const id = await visitor.tab.evaluate(
      () => JSON.parse(localStorage.getItem('pagehand') ?? '{}').sessionId as string,
    )
    await fetch(`${stage.base}/api/session/${id}`, { method: 'DELETE', headers: { origin: stage.origin } })
    await visitor.sees('This chat has ended.')
    await visitor.say('After')
    await visitor.hears('Answer to After')
    await visitor.sees('Your earlier chat has ended. This is a new one.')
  })

  it('leaves the page alone when the server is dead', async () => {
    const lines: string[] = []
    const errors: string[] = []
    const script = await (await fetch(`${stage.base}/widget.js`)).text()
    const tab = await stage.visit('/', {
      prepare: async (page) => {
        page.on('console', (message) => lines.push(message.text()))
        page.on('pageerror', (error) => errors.push(error.message))
        await page.route('**/widget.js', (route) =>
          route.fulfill({ body: script, contentType: 'text/javascript' }),
        )
        await page.route('**/api/**', (route) => route.abort())
      },
    })
    await expect.poll(() => lines.filter((line) => line.startsWith('Pagehand:'))).toHaveLength(1)
    expect(await tab.locator('pagehand-widget').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('tries again by itself when too many sessions are started, after the time it was told', async () => {
    let refusals = 1
    const tab = await stage.visit('/', {
      prepare: (page) =>
        page.route('**/api/session/init', (route) =>
          refusals-- > 0
            ? route.fulfill({
                status: 429,
                headers: {
                  'retry-after': '1',
                  'access-control-allow-origin': '*',
                  'access-control-expose-headers': 'Retry-After',
                },
                json: { error: 'rate_limit_exceeded', message: 'later' },
              })
            : route.continue(),
        ),
    })
    await tab.locator('.launcher').waitFor()
  })

  it('says when a message can be tried again after too many', async () => {
    let refusals = 1
    const tab = await stage.visit('/', {
      prepare: (page) =>
        page.route('**/api/chat', (route) =>
          refusals-- > 0
            ? route.fulfill({
                status: 429,
                headers: {
                  'retry-after': '2',
                  'access-control-allow-origin': '*',
                  'access-control-expose-headers': 'Retry-After',
                },
                json: { error: 'rate_limit_exceeded', message: 'later' },
              })
            : route.continue(),
        ),
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Again')
    await visitor.sees('Too many messages.')
    await tab.getByRole('button', { name: 'Try again' }).click()
    await visitor.hears('Answer to Again')
    expect(await visitor.log()).toEqual(['Again', 'Answer to Again'])
  })
})
