import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

const sidePage = `<!doctype html><title>Side</title><body style="margin:0"><h1>A page</h1>
  <script src="{base}/widget.js" async data-layout="side-panel"></script>`

const sizeOfPanel = async (tab: Page) =>
  (await tab.locator('.panel[data-aside]').count()) > 0 ? 'small' : 'large'

describe('the panel', () => {
  it('gets out of the way of what it acts on', async () => {
    const tab = await stage.visit('/contact', {
      browser: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Slowly')
    await tab.locator('.panel[data-aside]').waitFor()
    const [panel, field] = await Promise.all([
      tab.locator('.panel').boundingBox(),
      tab.locator('input[name=name]').boundingBox(),
    ])
    expect((panel?.y ?? 0) > (field?.y ?? 0) + (field?.height ?? 0)).toBe(true)
    await visitor.sees('Step 2 of 3')
    await tab.locator('.stopbar button').click()
    // What was done stays in sight, until the visitor wants the chat back.
    await tab.getByText('Stopped. 1 of 3 steps were done.').waitFor()
    await tab.getByRole('button', { name: 'Open chat' }).click()
    await tab.locator('.panel:not([data-aside])').waitFor()
  })

  it.each([
    ['upright', { width: 390, height: 780 }, 330],
    ['on its side', { width: 780, height: 360 }, 170],
  ])('keeps the composer above the keyboard of a phone held %s', async (_, viewport, keyboard) => {
    const tab = await stage.visit('/contact', { browser: { viewport, hasTouch: true, isMobile: true } })
    await visitorOf(tab).open()
    const composer = tab.locator('.composer textarea')
    const bottom = async () => {
      const { y = 0, height = 0 } = (await composer.boundingBox()) ?? {}
      return y + height
    }
    // A keyboard shrinks the visual viewport, and nothing else.
    const showKeyboard = (height: number) =>
      tab.evaluate((taken) => {
        const shown = window.visualViewport as VisualViewport
        Object.defineProperty(shown, 'height', { value: innerHeight - taken, configurable: true })
        shown.dispatchEvent(new Event('resize'))
      }, height)
    await showKeyboard(keyboard)
    await expect.poll(bottom).toBeLessThanOrEqual(viewport.height - keyboard)
    expect((await composer.boundingBox())?.y).toBeGreaterThan(0)
    await composer.fill('Hello')
    await showKeyboard(0)
    await expect.poll(bottom).toBeGreaterThan(viewport.height - keyboard)
  })

  it('says on a phone too that the page changed, and looks again', async () => {
    const tab = await stage.visit('/contact', {
      browser: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('What was judged before')
    const bar = tab.locator('.outcome')
    await bar.getByText('The page changed. Shall I look again?').waitFor()
    expect(await sizeOfPanel(tab)).toBe('small')
    await bar.getByRole('button', { name: 'Look again' }).click()
    await expect.poll(() => stage.results.filter(({ success }) => !success).length).toBeGreaterThan(1)
  })

  it('stays out of the way on a phone, over page loads too, until it needs the visitor', async () => {
    const tab = await stage.visit('/', {
      browser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // How the panel of the last page was in every frame, until the question.
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: string[] = []
          Object.assign(window, { seen })
          const look = () => {
            const root = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
            const panel = root?.querySelector('.panel:not([hidden])')
            if (root?.querySelector('.confirm')) return
            if (panel) seen.push(panel.hasAttribute('data-aside') ? 'small' : 'large')
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Write to them')
    await tab.getByRole('button', { name: 'Send it' }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/contact')
    const seen = await tab.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen)).toEqual(new Set(['small']))
    // The question too leaves the form in sight, and so does what came of it.
    expect(await sizeOfPanel(tab)).toBe('small')
    await tab.getByRole('button', { name: 'Send it' }).click()
    await visitor.sees('Finished on /thanks.')
    expect(await sizeOfPanel(tab)).toBe('small')
    expect(await tab.locator('h1').isVisible()).toBe(true)
    await tab.getByRole('button', { name: 'Open chat' }).click()
    await tab.locator('.composer textarea').waitFor()
  })

  it('keeps off what it has changed, and comes back where it covers nothing of that', async () => {
    const beside = visitorOf(
      await stage.visit('/contact', { browser: { viewport: { width: 1400, height: 800 } } }),
    )
    await beside.open()
    await beside.say('Fill it in')
    await beside.tab.getByRole('button', { name: 'No', exact: true }).click()
    await beside.hears('Then not.')
    expect(await sizeOfPanel(beside.tab)).toBe('large')
    const over = visitorOf(
      await stage.visit('/contact', { browser: { viewport: { width: 700, height: 800 } } }),
    )
    await over.open()
    await over.say('Walk')
    await over.sees('Finished on /.')
    await over.tab.getByRole('button', { name: 'Open chat' }).waitFor()
    expect(await sizeOfPanel(over.tab)).toBe('small')
    // Who goes to another page wants to see that.
    await over.tab.reload()
    await over.tab.locator('.launcher').waitFor()
    expect(await over.tab.locator('.panel:not([hidden])').count()).toBe(0)
  })

  it('pushes the page aside as a side panel, as wide as the visitor likes', async () => {
    stage.setPage('/side', sidePage)
    const context = await stage.newContext({ viewport: { width: 1200, height: 800 } })
    const tab = await stage.visit('/side', { context })
    const visitor = visitorOf(tab)
    await visitor.open()
    const edges = () =>
      tab.evaluate(() => {
        const panel = document.querySelector('pagehand-widget')?.shadowRoot?.querySelector('.panel')
        const { right } = document.body.getBoundingClientRect()
        return [Math.round(right), Math.round(panel?.getBoundingClientRect().left ?? 0)]
      })
    expect(await edges()).toEqual([780, 780])
    await tab.locator('.resize').press('ArrowLeft')
    expect(await edges()).toEqual([756, 756])
    await tab.reload()
    await tab.locator('.panel:not([hidden])').waitFor()
    await expect.poll(edges).toEqual([756, 756])
    // What was kept on a large screen leaves most of a small one to the page, now and after a load.
    await tab.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('pagehand') ?? '{}') as object
      localStorage.setItem('pagehand', JSON.stringify({ ...kept, width: 1400 }))
    })
    await tab.reload()
    await tab.locator('.panel:not([hidden])').waitFor()
    await expect.poll(edges).toEqual([480, 480])
    await tab.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(edges).toEqual([400, 400])
    expect(await tab.locator('.resize').getAttribute('aria-valuenow')).toMatch(/^(600|720)$/)
    await tab.locator('.head [aria-label=Close]').click()
    expect((await edges())[0]).toBe(1000)
  })
})
