import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scripted } from './support/actor-script.ts'
import { focused, tabTo } from './support/keyboard.ts'
import { embed, openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Home</title>${head}</head><body>${body}${embed('{base}')}</body></html>`

let stage: Stage
beforeAll(async () => {
  const assistant = scripted({ message: (text, cue) => cue.stream(`Answer to ${text}`) })
  const form = '<form><input aria-label="Name"><textarea aria-label="Words"></textarea></form>'
  stage = await openStage({
    assistant,
    config: { contact: { email: 'shop@lumen.example', hours: 'Mon to Fri', leaveMessage: true } },
    pages: {
      '/': page(`<form role="search"><input type="search" aria-label="Search"></form>${form}`),
      '/dialog': page(
        `<button onclick="document.querySelector('dialog').showModal()">Sizes</button><dialog><p>Sizes</p><button onclick="this.closest('dialog').close()">Done</button></dialog><div style="position:fixed;inset:auto 0 0;height:90px;z-index:2147483647;background:#fff">Cookies</div>`,
      ),
      '/twice': page('<p>Two</p>' + embed('{base}')),
      '/dark': page('<p>Night</p>', '<style>body{background:#101014;color:#eee}</style>'),
      '/fr': page('<p>Bonjour</p>').replace('lang="en"', 'lang="fr"'),
    },
  })
})
afterAll(() => stage.close())

const chats = '[aria-label="Earlier conversations"]'

describe('before anything is said', () => {
  it('offers what the page can do, and keeps earlier conversations to go on with or delete', async () => {
    const visitor = visitorOf(await stage.visit())
    const { tab } = visitor
    await visitor.open()
    await tab.getByRole('button', { name: 'Fill in the form' }).waitFor()
    await tab.getByRole('button', { name: 'Search this site' }).click()
    expect(await tab.inputValue('.composer textarea')).toBe('Search for ')
    await visitor.say('First')
    await visitor.hears('Answer to First')
    await tab.click('.menu .bare')
    await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    await tab
      .locator(chats)
      .getByRole('button', { name: /^First/ })
      .waitFor()
    await visitor.say('Second')
    await visitor.hears('Answer to Second')
    await tab.click('.menu .bare')
    await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    await tab
      .locator(chats)
      .getByRole('button', { name: /^First/ })
      .click()
    await visitor.hears('Answer to First')
    expect(await visitor.log()).toEqual(['First', 'Answer to First'])
    await visitor.say('More')
    await visitor.hears('Answer to More')
    await tab.click('.menu .bare')
    await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    await tab.locator(chats).getByRole('button', { name: 'Delete “Second”' }).click()
    await tab.locator(chats).getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(() => tab.locator(`${chats} li`).count()).toBe(1)
  })

  it('shows the way to a person, and says when a message could not be left', async () => {
    const visitor = visitorOf(await stage.visit())
    const { tab } = visitor
    await visitor.open()
    await tab.getByRole('button', { name: 'Talk to a person' }).click()
    await tab.getByRole('link', { name: 'shop@lumen.example' }).waitFor()
    await tab.getByRole('button', { name: 'Send' }).click()
    await visitor.sees('Please enter an e-mail address.')
    await tab.getByLabel('E-mail').fill('ada@example.org')
    await tab.getByLabel('Message').fill('Is it dimmable?')
    await tab.route('**/api/contact', (route) => route.abort())
    await tab.getByRole('button', { name: 'Send' }).click()
    await visitor.sees('Your message could not be sent. Please try again.')
    expect(await tab.getByLabel('Message').inputValue()).toBe('Is it dimmable?')
  })

  it('is walked by keyboard alone: back to an earlier conversation, and a message left', async () => {
    const visitor = visitorOf(await stage.visit('/', { browser: { reducedMotion: 'reduce' } }))
    const { tab } = visitor
    await visitor.open()
    await visitor.say('First')
    await visitor.hears('Answer to First')
    const menu = async (name: string) => {
      await tabTo(tab, 'More', 'Shift+Tab')
      await tab.keyboard.press('Enter')
      for (let press = 0; press < 10 && (await focused(tab)) !== name; press++)
        await tab.keyboard.press('ArrowDown')
      expect(await focused(tab)).toBe(name)
      await tab.keyboard.press('Enter')
    }
    await menu('New conversation')
    await tab.locator(`${chats} li`).first().waitFor()
    await tabTo(tab, /^First/, 'Shift+Tab')
    await tab.keyboard.press('Enter')
    await visitor.hears('Answer to First')

    await menu('Talk to a person')
    await tabTo(tab, 'Send')
    await tab.keyboard.press('Enter')
    await visitor.sees('Please enter an e-mail address.')
    expect(await focused(tab)).toMatch(/^E-mail/)
    await tab.keyboard.type('ada@example.org')
    await tabTo(tab, /^Message/)
    await tab.keyboard.type('Is it dimmable?')
    await tabTo(tab, 'Send')
    await tab.keyboard.press('Enter')
    await expect.poll(() => focused(tab)).toMatch(/Your message is with us/)
    expect(await tab.locator('.panel').ariaSnapshot()).toContain('Your message is with us')
  })

  it('greets in the language of the page, and is dark where the page is', async () => {
    const french = visitorOf(await stage.visit('/fr'))
    await french.open()
    await french.sees('Bonjour. Je réponds à vos questions')
    const night = visitorOf(await stage.visit('/dark'))
    await night.open()
    expect(await night.tab.locator('.ph').getAttribute('data-theme')).toBe('dark')
  })
})

describe('whatever the page does', () => {
  it('is above all else, and works in a modal dialog', async () => {
    const visitor = visitorOf(await stage.visit('/dialog'))
    const { tab } = visitor
    await tab.locator('.launcher').waitFor()
    await tab.getByRole('button', { name: 'Sizes' }).click()
    await visitor.open()
    await visitor.say('Which size?')
    await visitor.hears('Answer to Which size?')
    expect(await tab.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
    await tab.getByRole('button', { name: 'Done' }).click()
    await visitor.say('And now?')
    await visitor.hears('Answer to And now?')
  })

  it('is there once, however often the script is', async () => {
    const visitor = visitorOf(await stage.visit('/twice'))
    await visitor.open()
    expect(await visitor.tab.locator('pagehand-widget').count()).toBe(1)
  })
})
