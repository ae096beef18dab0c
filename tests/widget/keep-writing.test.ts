import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { focused } from './support/keyboard.ts'
import { scripted } from './support/actor-script.ts'
import { embed, openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

/** One button where the panel never is, one where it always is, and a field. */
const page = `<!doctype html><title>Counting</title><body style="margin:0;height:100vh">
  <button onclick="this.dataset.times = 1 + Number(this.dataset.times ?? 0); this.textContent = 'Free ' + this.dataset.times">Free 0</button>
  <label>Town <input name=town></label>
  <button style="position:fixed;right:80px;bottom:200px" onclick="this.dataset.times = 1 + Number(this.dataset.times ?? 0); this.textContent = 'Under ' + this.dataset.times">Under 0</button>
  ${embed('{base}')}`

/** A panel beside the page, which counts what it hears of Escape and opens a dialog. */
const side = `<!doctype html><title>Beside</title><body style="margin:0">
  <button onclick="this.textContent = 'Free 1'">Free 0</button>
  <button onclick="document.querySelector('dialog').show(); this.textContent = 'Dialog 1'">Dialog</button>
  <dialog onkeydown="if (event.key === 'Escape') this.close()"><button>Inside</button></dialog>
  <output>0</output>
  <script>addEventListener('keydown', ({ key }) => { if (key === 'Escape') document.querySelector('output').value++ })</script>
  ${embed('{base}', 'data-layout="side-panel"')}`

let stage: Stage
beforeAll(async () => {
  const assistant = scripted({
    message(text, cue) {
      const [action = '', name = ''] = text.split(' ')
      const target = cue.request.page?.indexedElements?.find((element) => element.text?.startsWith(name))
      return cue.plan([{ action, elementId: target?.id ?? -1, description: text }])
    },
    result(cue) {
      cue.emit.send({ name: 'task_complete', payload: { summary: 'done', message: 'There you are.' } })
      return undefined
    },
  })
  stage = await openStage({ assistant, pages: { '/': page, '/side': side } })
})
afterAll(() => stage.close())

async function after(order: string, path = '/') {
  const visitor = visitorOf(await stage.visit(path))
  await visitor.open()
  await visitor.say(order)
  await visitor.hears('There you are.')
  const { tab } = visitor
  return {
    tab,
    draft: () => tab.inputValue('.composer textarea'),
    pressed: (name: string) => tab.getByRole('button', { name }).textContent(),
  }
}

describe('who was writing before a plan', () => {
  it('goes on writing in the chat, and presses nothing again', async () => {
    const { tab, draft, pressed } = await after('click Free')
    expect(await tab.evaluate(() => document.activeElement?.textContent)).toBe('Free 1')
    await tab.keyboard.type('and then')
    expect([await draft(), await pressed('Free')]).toEqual(['and then', 'Free 1'])
  })

  it('presses nothing with Enter or a space either', async () => {
    const { tab, draft, pressed } = await after('click Free')
    await tab.keyboard.press('Enter')
    await tab.keyboard.press('Space')
    expect([await draft(), await pressed('Free')]).toEqual([' ', 'Free 1'])
  })

  it('writes there also when the panel had to step aside', async () => {
    const { tab, draft, pressed } = await after('click Under')
    // It keeps off the button that it has pressed, and has room to write in.
    await tab.getByRole('button', { name: 'Open chat' }).waitFor()
    await tab.keyboard.press('Space')
    await tab.waitForSelector('.panel[data-aside] textarea:focus')
    await tab.keyboard.type('more')
    expect([await draft(), await pressed('Under')]).toEqual([' more', 'Under 1'])
  })

  it('gives one order after the other without opening the chat between them', async () => {
    const { tab, draft, pressed } = await after('click Under')
    const visitor = visitorOf(tab)
    const small = tab.getByRole('button', { name: 'Open chat' })
    for (const times of [2, 3]) {
      await small.waitFor()
      await visitor.say('click Under')
      await expect.poll(() => pressed('Under')).toBe(`Under ${times}`)
    }
    // What is written in the small panel does not make it large, nor does it take the place of the focus.
    await small.waitFor()
    await tab.locator('.composer textarea').pressSequentially('and then')
    expect(await tab.locator('.panel[data-aside] textarea:focus').count()).toBe(1)
    await small.click()
    await tab.waitForSelector('.panel:not([data-aside]) textarea:focus')
    expect(await draft()).toBe('and then')
  })

  it('uses the page by keyboard once they have clicked or tabbed there', async () => {
    const { tab, draft } = await after('click Free')
    await tab.keyboard.press('Tab')
    await tab.keyboard.type('Delft')
    expect([await draft(), await tab.inputValue('input')]).toEqual(['', 'Delft'])
    const other = await after('click Free')
    await other.tab.click('input')
    await other.tab.keyboard.type('Delft')
    expect([await other.draft(), await other.tab.inputValue('input')]).toEqual(['', 'Delft'])
  })

  it('writes where they asked to be put', async () => {
    const { tab, draft } = await after('focus Town')
    await tab.keyboard.type('Delft')
    expect([await draft(), await tab.inputValue('input')]).toEqual(['', 'Delft'])
  })
})

describe('Escape after a plan', () => {
  const heard = (tab: Page) => tab.locator('output').textContent()
  const isOpen = (tab: Page) => tab.locator('.panel').isVisible()

  it('is the page’s, and brings the visitor back to the chat; the next one closes it', async () => {
    const { tab } = await after('click Free', '/side')
    expect(await focused(tab)).toBe('Free 1')
    await tab.keyboard.press('Escape')
    await expect.poll(() => focused(tab)).toBe('Ask a question')
    expect([await heard(tab), await isOpen(tab)]).toEqual(['1', true])
    await tab.keyboard.press('Escape')
    await expect.poll(() => isOpen(tab)).toBe(false)
    // The launcher, which was not there while the panel was open, has the focus.
    await expect.poll(() => focused(tab)).toContain('assistant')
    await tab.keyboard.press('Escape')
    expect(await heard(tab)).toBe('2')
  })

  it('closes what the plan has opened in the page, and not the panel', async () => {
    const { tab } = await after('click Dialog', '/side')
    expect(await tab.locator('dialog').isVisible()).toBe(true)
    await tab.keyboard.press('Escape')
    await tab.locator('dialog').waitFor({ state: 'hidden' })
    expect(await isOpen(tab)).toBe(true)
  })
})
