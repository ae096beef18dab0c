import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { embed, openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

/** One button where the panel never is, one where it always is, and a field. */
const page = `<!doctype html><title>Counting</title><body style="margin:0;height:100vh">
  <button onclick="this.dataset.times = 1 + Number(this.dataset.times ?? 0); this.textContent = 'Free ' + this.dataset.times">Free 0</button>
  <label>Town <input name=town></label>
  <button style="position:fixed;right:80px;bottom:200px" onclick="this.dataset.times = 1 + Number(this.dataset.times ?? 0); this.textContent = 'Under ' + this.dataset.times">Under 0</button>
  ${embed('{base}')}`

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
  stage = await openStage({ assistant, pages: { '/': page } })
})
afterAll(() => stage.close())

async function after(order: string) {
  const visitor = visitorOf(await stage.visit())
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
    // It keeps off the button that it has pressed, and comes with the first letter.
    await tab.getByRole('button', { name: 'Open chat' }).waitFor()
    await tab.keyboard.press('Space')
    await tab.waitForSelector('.panel:not([data-aside]) textarea:focus')
    await tab.keyboard.type('more')
    expect([await draft(), await pressed('Under')]).toEqual([' more', 'Under 1'])
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
