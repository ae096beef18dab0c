import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage

const paragraphs = Array.from({ length: 30 }, (_, at) => `Paragraph ${at + 1} says a little more.`)
const products = [
  { title: 'Reading lamp Alba', price: '79', currency: 'EUR', url: '/p/alba' },
  { title: 'Desk lamp Tern', price: '59', currency: 'EUR', url: '/p/tern', image_url: '/lamp.svg' },
]
const answers = { confirm_label: 'Yes', cancel_label: 'No' }

beforeAll(async () => {
  const assistant = scripted({
    async message(text, cue) {
      if (text === 'Delete it')
        return cue.ask({ message: 'Shall I press “Delete my account”?\nIt has 3 orders.', ...answers })
      if (text === 'Order it') return cue.ask({ message: 'Order one lamp “Alba, or which?”', ...answers })
      if (text === 'A lamp') {
        const options = ['Alba', 'Tern'].map((label) => ({ label, value: label }))
        const payload = { block_type: 'choices', data: { options }, message: 'Which one do you mean?' }
        return cue.emit.send({ name: 'ui_block', payload })
      }
      if (text === 'Tern') return cue.stream('It costs 59 euros.')
      await cue.stream(paragraphs.join('\n\n'))
      cue.emit.send({ name: 'ui_block', payload: { block_type: 'product_list', data: { products } } })
      return undefined
    },
  })
  stage = await openStage({ assistant, pages: shopPages() })
})
afterAll(() => stage.close())

describe('an answer with cards', () => {
  it('is followed to its end, and has no frame where no picture was meant', async () => {
    const { tab, open, say } = visitorOf(await stage.visit())
    await open()
    await say('Which lamps are there?')
    const last = tab.locator('.product', { hasText: 'Tern' })
    await last.waitFor()
    const endInView = () =>
      tab.locator('.log').evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 2)
    await expect.poll(endInView).toBe(true)
    expect(await tab.locator('.product .shot').count()).toBe(1)
    expect(await last.locator('.shot').count()).toBe(1)
  })

  it('leaves a visitor who reads further up where they are', async () => {
    const { tab, open, say } = visitorOf(await stage.visit())
    await open()
    await say('Which lamps are there?')
    await tab.locator('.product').first().waitFor()
    await tab.locator('.log').evaluate(async (log) => {
      const scrolled = new Promise((done) => log.addEventListener('scroll', done, { once: true }))
      log.scrollTop = 0
      await scrolled
      log.append(document.createElement('p'))
      await new Promise(requestAnimationFrame)
    })
    expect(await tab.locator('.log').evaluate((log) => log.scrollTop)).toBe(0)
  })
})

describe('a question', () => {
  it('leaves no dead choice behind once it is answered', async () => {
    const { tab, open, say, hears, sees } = visitorOf(await stage.visit())
    await open()
    await say('A lamp')
    await tab.getByRole('button', { name: 'Tern' }).click()
    await hears('It costs 59 euros.')
    await sees('Which one do you mean?')
    expect(await tab.locator('.log button:disabled, .choices').count()).toBe(0)
  })

  it('is asked once', async () => {
    const { tab, open, say } = visitorOf(await stage.visit())
    await open()
    await say('Delete it')
    const card = tab.locator('.confirm').last()
    await card.getByText('It has 3 orders.').waitFor()
    expect(await card.locator('.confirm-words p').allTextContents()).toEqual([
      'Shall I press “Delete my account”?',
      'It has 3 orders.',
    ])
    expect(await tab.getByRole('group', { name: /Delete my account”\?\s*It has 3 orders/ }).count()).toBe(1)
    await say('Order it')
    await card.getByText('Order one lamp').waitFor()
    expect(await card.locator('.confirm-words p').allTextContents()).toEqual([
      'Shall I do this?',
      'Order one lamp “Alba, or which?”',
    ])
  })
})
