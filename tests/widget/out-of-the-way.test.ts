import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

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
    await tab.locator('.stopbar button').click()
    await tab.locator('.panel:not([data-aside])').waitFor()
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
    expect(await tab.locator('.panel[data-aside]').count()).toBe(0)
    expect(new URL(tab.url()).pathname).toBe('/contact')
    const seen = await tab.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen)).toEqual(new Set(['small']))
  })
})
