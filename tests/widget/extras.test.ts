import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSiteConfig, type SiteConfig } from '#protocol'
import { scripted } from './support/actor-script.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
const { nudge } = defaultSiteConfig('Lumen')
/** The answer to "Later" waits for this. */
let panelClosed = () => {}
const whenClosed = new Promise<void>((done) => (panelClosed = done))

beforeAll(async () => {
  const assistant = scripted({
    async message(text, cue) {
      if (text === 'Later') await whenClosed
      if (text !== 'Fill it in') return cue.stream(`Answer to ${text}`)
      return cue.plan(
        [
          {
            action: 'type',
            elementId: cue.element('Name'),
            description: 'Fill in the name',
            inputData: 'Ada',
          },
          {
            action: 'type',
            elementId: cue.element('E-mail'),
            description: 'Fill in the e-mail',
            inputData: 'ada@example.org',
          },
        ],
        'I fill in what I know.',
      )
    },
    // Leaves the turn open: it goes on when a new page says where it is.
    result: () => ({ version: 1, open: true, waiting: null, memory: null }),
    go: (cue) => cue.stream('I see the new page.'),
  })
  stage = await openStage({ assistant, pages: shopPages() })
})
afterAll(() => stage.close())

describe('a nudge', () => {
  const moments: Record<
    string,
    [Partial<SiteConfig['nudge']>, (visitor: ReturnType<typeof visitorOf>) => unknown]
  > = {
    'after a while': [{ trigger: 'delay', delay: 50 }, () => undefined],
    'half-way down the page': [
      { trigger: 'scroll', scrollPercent: 50 },
      ({ tab }) => tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
    ],
    'when the visitor is about to leave': [
      { trigger: 'exit_intent' },
      ({ tab }) =>
        tab.evaluate(() =>
          document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })),
        ),
    ],
    'when nothing happens': [{ trigger: 'idle', idleMs: 100 }, () => undefined],
    'when a form was begun and left': [
      { trigger: 'form_abandon', idleMs: 100 },
      ({ tab }) => tab.getByLabel('Name').fill('Ad'),
    ],
  }

  it.each(Object.entries(moments))('comes %s', async (_, [change, act]) => {
    const message = 'Can I help?'
    await stage.setConfig({ nudge: { ...nudge, ...change, enabled: true, message } })
    const tab = await stage.visit('/contact', { browser: { viewport: { width: 800, height: 300 } } })
    await tab.waitForLoadState('networkidle')
    await act(visitorOf(tab))
    await tab.getByText(message).waitFor()
  })

  it('is gone for good once it is dismissed', async () => {
    const message = 'Can I help?'
    await stage.setConfig({
      nudge: { ...nudge, trigger: 'delay', delay: 50, maxPerSession: 9, enabled: true, message },
    })
    const tab = await stage.visit()
    await tab.getByText(message).waitFor()
    await tab.getByRole('button', { name: 'Dismiss' }).click()
    await tab.reload()
    await tab.locator('.launcher').waitFor()
    await tab.waitForLoadState('networkidle')
    await tab.evaluate(() => new Promise((done) => setTimeout(done, 100))) // twice its delay
    expect(await tab.getByText(message).count()).toBe(0)
    await stage.setConfig({ nudge: { ...nudge, enabled: false } })
  })
})

describe('what a site can set', () => {
  it('is the language and the theme, at any moment', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.tab.evaluate(() => window.Pagehand?.setLocale('de'))
    await visitor.tab.getByPlaceholder('Frage stellen').waitFor()
    await visitor.tab.evaluate(() => window.Pagehand?.setLocale('ar'))
    await visitor.tab.locator('.ph[dir=rtl]').waitFor({ state: 'attached' })
    await visitor.tab.evaluate(() => window.Pagehand?.setTheme('dark'))
    await visitor.tab.locator('.ph[data-theme=dark]').waitFor({ state: 'attached' })
  })

  it('is a sound for what arrives behind a closed panel, and for nothing else', async () => {
    await stage.setConfig({ sound: true })
    const visitor = visitorOf(
      await stage.visit('/', {
        prepare: (page) =>
          page.addInitScript(() => {
            const { start } = OscillatorNode.prototype
            OscillatorNode.prototype.start = function (...input) {
              document.documentElement.dataset.chimes = String(
                Number(document.documentElement.dataset.chimes ?? 0) + 1,
              )
              return start.apply(this, input)
            }
          }),
      }),
    )
    const chimes = () => visitor.tab.evaluate(() => document.documentElement.dataset.chimes)
    await visitor.open()
    await visitor.say('One')
    await visitor.hears('Answer to One')
    expect(await chimes()).toBeUndefined()
    await visitor.say('Later')
    await visitor.tab.keyboard.press('Escape')
    await visitor.tab.locator('.panel').waitFor({ state: 'hidden' })
    panelClosed()
    await visitor.tab.locator('.badge').getByText('1').waitFor()
    // The badge does not wait for the sound, which has to be loaded first.
    await expect.poll(chimes, { timeout: 30_000 }).toBe('1')
    await stage.setConfig({ sound: false })
  })
})

it('saves the conversation as a text file', async () => {
  const visitor = visitorOf(await stage.visit())
  await visitor.open()
  await visitor.say('Are they dimmable?')
  await visitor.hears('Answer to Are they dimmable?')
  const saved = visitor.tab.waitForEvent('download')
  await visitor.tab.getByRole('button', { name: 'More' }).click()
  await visitor.tab.getByRole('menuitem', { name: 'Download transcript' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^chat-\d{4}-\d\d-\d\d\.txt$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/You.*\nAre they dimmable\?\n\n.*\nAnswer to Are they dimmable\?$/s)
})

it('keeps its receipts, tells the site of a plan once, and says that a new page is here in mid-task', async () => {
  const sent: string[] = []
  const tab = await stage.visit('/contact', {
    prepare: async (page) => {
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
      await page.addInitScript(() => {
        window.addEventListener('load', () =>
          window.Pagehand?.on('plan', () =>
            sessionStorage.setItem('plans', `${sessionStorage.getItem('plans') ?? ''}+`),
          ),
        )
      })
    },
  })
  const visitor = visitorOf(tab)
  await visitor.open()
  await visitor.say('Fill it in')
  await expect.poll(() => sent.some((frame) => frame.includes('sequence_complete'))).toBe(true)
  await tab.reload()
  await visitor.hears('I see the new page.')
  expect(sent.filter((frame) => frame.includes('"continue_task"'))).toHaveLength(1)
  await tab.getByRole('button', { name: 'Open chat' }).click()
  expect(await tab.locator('.plan').allTextContents()).toEqual(['Steps (2)Undo'])
  expect(await tab.evaluate(() => sessionStorage.getItem('plans'))).toBe('+')
})

it('reports a plan whose part of the script cannot be fetched, instead of hanging', async () => {
  const sent: string[] = []
  const tab = await stage.visit('/contact', {
    prepare: async (page) => {
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
      await page.route('**/widget/page-later-*.js', (route) => route.abort())
    },
  })
  const visitor = visitorOf(tab)
  await visitor.open()
  await visitor.say('Fill it in')
  await expect.poll(() => sent.filter((frame) => frame.includes('unsupported_action'))).toHaveLength(1)
})

it('talks by polling where websockets are not let through', async () => {
  const tab = await stage.visit('/', {
    prepare: (page) =>
      page.addInitScript(() => {
        const Real = WebSocket
        // Nobody listens there: the browser says what it says of a proxy that refuses.
        window.WebSocket = class extends Real {
          constructor() {
            super('ws://127.0.0.1:1/')
          }
        }
      }),
  })
  const visitor = visitorOf(tab)
  await visitor.open()
  await visitor.say('One')
  await visitor.hears('Answer to One')
  await visitor.say('Two')
  await visitor.hears('Answer to Two')
  expect(await visitor.log()).toEqual(['One', 'Answer to One', 'Two', 'Answer to Two'])
})
