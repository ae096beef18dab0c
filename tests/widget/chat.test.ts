import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
const chips = [{ text: 'Delivery', payload: 'How long does delivery take?' }]

beforeAll(async () => {
  const assistant = scripted({
    async message(text, cue) {
      if (text === 'Count') await cue.stream('one two three four five six', 30)
      else if (text === 'For ever') await cue.stream('word '.repeat(400), 50)
      else await cue.stream(`Answer to ${text}`)
    },
  })
  stage = await openStage({
    assistant,
    config: { quickChips: chips, greeting: 'Welcome.' },
    pages: {
      ...shopPages(),
      '/queued': String(shopPages()['/']).replace(
        '<script src',
        `<script>(window.Pagehand = window.Pagehand || []).push(['on', 'message', (detail) => { window.heard = detail.text }], ['send', 'From the queue'])</script><script src`,
      ),
      '/manual': String(shopPages('<script src="{base}/widget.js" async data-manual></script>')['/']),
      '/consent': String(
        shopPages('<script src="{base}/widget.js" async data-consent="required"></script>')['/'],
      ),
    },
  })
})
afterAll(() => stage.close())

describe('the chat on a page of another origin', () => {
  it('opens although the launcher is redrawn in the middle of the press', async () => {
    let arrive = () => {}
    const pressed = new Promise<void>((done) => (arrive = done))
    const tab = await stage.visit('/', {
      prepare: (page) =>
        page.route('**/widget/panel-*.js', async (route) => {
          await pressed
          await route.continue()
        }),
    })
    const drawnAnew = tab.locator('.launcher').evaluate(
      (launcher) =>
        new Promise<void>((done) => {
          new MutationObserver((changes) => {
            if (changes.some(({ addedNodes }) => addedNodes.length > 0)) done()
          }).observe(launcher, { childList: true })
        }),
    )
    await tab.hover('.launcher')
    await tab.mouse.down()
    arrive()
    await drawnAnew
    await tab.mouse.up()
    await tab.waitForSelector('.panel:not([hidden]) textarea')
  })

  it('greets, offers chips until the first message, and streams the reply in order', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.sees('Welcome.')
    const growing = visitor.tab.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const seen: string[] = []
          const root = document.querySelector('pagehand-widget')?.shadowRoot as ShadowRoot
          const watcher = new MutationObserver(() => {
            const text = root.querySelector('.said[data-by=assistant] .md')?.textContent ?? ''
            if (text && text !== seen.at(-1)) seen.push(text)
            if (text.includes('six')) done(seen)
          })
          watcher.observe(root, { subtree: true, childList: true, characterData: true })
        }),
    )
    await visitor.say('Count')
    const seen = await growing
    expect(seen.length).toBeGreaterThan(2)
    for (const [index, text] of seen.entries())
      expect(text.startsWith(seen[index - 1]?.trimEnd() ?? '')).toBe(true)
    expect(await visitor.tab.locator('.chips').count()).toBe(0)
  })

  it('keeps the conversation and the open panel over a page load', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.tab.getByRole('button', { name: 'Delivery' }).click()
    await visitor.hears('Answer to How long')
    await visitor.tab.goto(`${stage.origin}/help`)
    await visitor.hears('Answer to How long')
    expect(await visitor.log()).toEqual([
      'How long does delivery take?',
      'Answer to How long does delivery take?',
    ])
  })

  it('stops a reply under way', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('For ever')
    await visitor.tab.locator('.said[data-streaming]').waitFor()
    await visitor.tab.locator('.go[aria-label=Stop]').click()
    await visitor.tab.locator('.said[data-by=assistant]:not([data-streaming])').waitFor()
    await visitor.tab.locator('.go[aria-label=Send]').waitFor()
  })

  it('counts what arrives behind a closed panel', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Count')
    await visitor.tab.keyboard.press('Escape')
    await visitor.tab.locator('.badge', { hasText: '1' }).waitFor()
    expect(await visitor.tab.evaluate(() => window.Pagehand?.state)).toMatchObject({ open: false, unread: 1 })
    await visitor.open()
    expect(await visitor.tab.locator('.badge').isVisible()).toBe(false)
  })

  it('moves focus in on opening and back to the launcher on Escape', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    // Focus moves when the panel has come or gone.
    const focused = (selector: string) =>
      visitor.tab.waitForFunction(
        (wanted) =>
          document.querySelector('pagehand-widget')?.shadowRoot?.activeElement?.matches(wanted) === true,
        selector,
      )
    await focused('textarea')
    await visitor.tab.keyboard.press('Escape')
    await focused('.launcher')
  })

  it('sends nothing that is too long, and says by how much', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.tab.fill('.composer textarea', '😀'.repeat(5_001))
    await visitor.sees('1 characters too many')
    expect(await visitor.tab.locator('.go').isDisabled()).toBe(true)
  })

  it('deletes the chat after a question, here and on the server', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Remember me')
    await visitor.hears('Answer to Remember me')
    const id = await visitor.tab.evaluate(
      () => JSON.parse(localStorage.getItem('pagehand') ?? '{}').sessionId as string,
    )
    await visitor.tab.locator('.menu .bare').click()
    await visitor.tab.getByRole('menuitem', { name: 'Delete chat' }).click()
    await visitor.tab.getByRole('button', { name: 'Delete', exact: true }).click()
    await visitor.sees('The chat was deleted.')
    const status = await visitor.tab.evaluate(
      async ([base, session]) => (await fetch(`${base}/api/session/${session}`)).status,
      [stage.base, id],
    )
    expect(status).toBe(404)
    await visitor.say('Hello again')
    await visitor.hears('Answer to Hello again')
    expect((await visitor.log()).join()).not.toContain('Remember me')
  })
})

describe('the script on the page', () => {
  it('takes up what was queued before it came', async () => {
    const visitor = visitorOf(await stage.visit('/queued'))
    await visitor.hears('Answer to From the queue')
    expect(await visitor.tab.evaluate(() => (window as { heard?: string }).heard)).toBe('From the queue')
  })

  it('waits for the site where it is told to', async () => {
    const tab = await stage.visit('/manual')
    await tab.waitForFunction(() => window.Pagehand?.state)
    expect(await tab.locator('pagehand-widget').count()).toBe(0)
    await tab.evaluate(() => window.Pagehand?.show())
    await tab.locator('.launcher').waitFor()
  })

  it('is closed to the page in production', async () => {
    const tab = await stage.visit('/', { closed: true })
    await tab.locator('pagehand-widget').waitFor({ state: 'attached' })
    expect(await tab.evaluate(() => document.querySelector('pagehand-widget')?.shadowRoot)).toBeNull()
  })

  it('lets a hook keep a message here', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.tab.locator('.launcher').waitFor()
    await visitor.tab.evaluate(() => window.Pagehand?.on('beforeSend', (event) => event.preventDefault()))
    await visitor.open()
    await visitor.say('Never sent')
    expect(await visitor.log()).toEqual([])
  })

  it('shows nothing to visitors of a host that is not registered, and tells its owner where to go', async () => {
    const tab = await stage.browser.newPage()
    const lines: string[] = []
    tab.on('console', (message) => lines.push(message.text()))
    await tab.goto(stage.origin.replace('127.0.0.1', 'localhost'))
    await expect.poll(() => lines.filter((line) => line.startsWith('Pagehand:'))).toHaveLength(1)
    expect(lines.join()).toContain('/dashboard/new-site')
    expect(await tab.locator('pagehand-widget').count()).toBe(0)
  })
})

describe('privacy', () => {
  it('stores nothing and sends nothing but init before a required consent', async () => {
    const calls: string[] = []
    const tab = await stage.visit('/consent', {
      prepare: async (page) =>
        void page.on('request', (request) =>
          calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
        ),
    })
    await tab.locator('.launcher').click()
    await tab.getByText('Before we start').waitFor()
    expect(calls.filter((call) => call.includes('/api/') || call.includes('/socket.io'))).toEqual([])
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ])
    await tab.getByRole('button', { name: 'Agree and start' }).click()
    await visitorOf(tab).say('Hello')
    await visitorOf(tab).hears('Answer to Hello')
    expect(calls).toContain('POST /api/session/init')
  })

  it('stores nothing and opens no socket where the owner wants consent, before the visitor agrees', async () => {
    onTestFinished(() => stage.setConfig({ consent: { required: false } }))
    await stage.setConfig({ consent: { required: true } })
    const calls: string[] = []
    const tab = await stage.visit('/', {
      prepare: async (page) => {
        page.on('request', (request) => calls.push(new URL(request.url()).pathname))
        page.on('websocket', (socket) => calls.push(socket.url()))
      },
    })
    const told = () => calls.filter((call) => call.includes('/api/') || call.includes('socket.io'))
    await tab.locator('.launcher').click()
    await tab.getByText('Before we start').waitFor()
    await tab.evaluate(() => window.Pagehand?.send('Hello from the page'))
    expect(told()).toEqual(['/api/session/init'])
    expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await tab.getByRole('button', { name: 'Agree and start' }).click()
    await visitorOf(tab).say('Hello')
    await visitorOf(tab).hears('Answer to Hello')
    expect(told()).toContain('/api/chat')
  })

  it('answers a message that is sent before the session has begun', async () => {
    let began = () => undefined as void
    const said = new Promise<void>((resolve) => (began = resolve))
    let inits = 0
    const tab = await stage.visit('/consent', {
      prepare: (page) =>
        page.route('**/api/session/init', async (route) => {
          inits += 1
          await said
          await route.continue()
        }),
    })
    await tab.locator('.launcher').click()
    await tab.getByRole('button', { name: 'Agree and start' }).click()
    await visitorOf(tab).say('Hello')
    await visitorOf(tab).sees('Hello')
    began()
    await visitorOf(tab).hears('Answer to Hello')
    expect(inits).toBe(1)
  })

  it('lets no page content leave before the first message, nor query and fragment ever', async () => {
    const bodies: string[] = []
    const tab = await stage.visit('/help?secret=query#secret-fragment', {
      prepare: async (page) => {
        page.on('request', (request) => bodies.push(request.postData() ?? ''))
        page.on('websocket', (socket) =>
          socket.on('framesent', (frame) => bodies.push(String(frame.payload))),
        )
      },
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await tab.waitForFunction(() => window.Pagehand?.state.connection === 'online')
    expect(bodies.join('\n')).not.toContain('three working days')
    await visitor.say('Hello')
    await visitor.hears('Answer to Hello')
    expect(bodies.join('\n')).toContain('three working days')
    expect(bodies.join('\n')).not.toContain('secret')
  })
})
