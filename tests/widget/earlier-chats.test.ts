import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { scripted } from './support/actor-script.ts'
import { focused } from './support/keyboard.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
beforeAll(async () => {
  const assistant = scripted({ message: (text, cue) => cue.stream(`Answer to ${text}`) })
  stage = await openStage({ assistant })
})
afterAll(() => stage.close())

const list = '[aria-label="Earlier conversations"]'
const failure = 'That did not work. Please try again.'
const cut = (route: Route) => route.abort()

async function choose(tab: Page, entry: string): Promise<void> {
  await tab.getByRole('button', { name: 'More' }).click()
  await tab.getByRole('menuitem', { name: entry }).click()
}

const deleteButton = (tab: Page, title: string) =>
  tab.locator(list).getByRole('button', { name: `Delete “${title}”` })

/** Deletes one of them, and says so once more. */
async function erase(tab: Page, title: string): Promise<void> {
  await deleteButton(tab, title).press('Enter')
  await tab.locator(list).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
}

/** How many conversations this browser knows, the open one among them. */
const keptChats = (tab: Page) =>
  tab.evaluate(
    () => (JSON.parse(localStorage.getItem('pagehand') ?? '{}') as { chats: object[] }).chats.length,
  )

let visitor: ReturnType<typeof visitorOf>
let tab: Page

/** Two conversations lie behind the visitor, and nothing counts yet for how often one may ask for them. */
beforeEach(async () => {
  await stage.stopServer()
  await stage.startServer()
  tab = await stage.visit('/', { browser: { reducedMotion: 'reduce' } })
  visitor = visitorOf(tab)
  await visitor.open()
  for (const words of ['First', 'Second']) {
    await visitor.say(words)
    await visitor.hears(`Answer to ${words}`)
    await choose(tab, 'New conversation')
    await deleteButton(tab, words).waitFor()
  }
})

describe('a new conversation', () => {
  it('gets what is said before its session has begun', async () => {
    let begin = () => {}
    const held = new Promise<void>((resolve) => (begin = resolve))
    await visitor.say('Third')
    await visitor.hears('Answer to Third')
    await tab.route('**/api/session/init', async (route) => {
      await held
      await route.continue()
    })
    await choose(tab, 'New conversation')
    await visitor.say('Fourth')
    begin()
    await visitor.hears('Answer to Fourth')
    expect(await visitor.log()).toEqual(['Fourth', 'Answer to Fourth'])
  })
})

describe('the list of earlier conversations', () => {
  it('holds the newest, however many this browser has kept', async () => {
    // The new conversation is kept once its session has begun: what is written before that would be overwritten.
    await expect.poll(() => keptChats(tab)).toBe(3)
    await tab.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('pagehand') ?? '{}') as { chats: object[] }
      const old = Array.from({ length: 60 }, () => ({ id: crypto.randomUUID(), key: 'k'.repeat(43) }))
      localStorage.setItem('pagehand', JSON.stringify({ ...kept, chats: [...old, ...kept.chats] }))
    })
    await visitor.say('Third')
    await visitor.hears('Answer to Third')
    await choose(tab, 'New conversation')
    await deleteButton(tab, 'Third').waitFor()
    expect(await tab.locator(`${list} li`).count()).toBe(3)
    await expect.poll(() => keptChats(tab)).toBe(50)
  })

  it('shows that it is on its way, says when it cannot be had, and is asked for again', async () => {
    let fail = () => {}
    const failing = new Promise<void>((resolve) => (fail = resolve))
    await tab.route('**/api/conversations', async (route) => {
      await failing
      await route.abort()
    })
    await visitor.say('Third')
    await visitor.hears('Answer to Third')
    await choose(tab, 'New conversation')
    await tab.locator(`${list}[aria-busy=true] .spinner`).waitFor()
    fail()
    await tab.locator(list).getByText(failure).waitFor()
    await tab.unroute('**/api/conversations')
    await tab.locator(list).getByRole('button', { name: 'Try again' }).click()
    await deleteButton(tab, 'Third').waitFor()
    expect(await focused(tab)).toMatch(/^Third/)
  })

  it('keeps what could not be deleted, and says so', async () => {
    await tab.route('**/api/conversations/delete', cut)
    await erase(tab, 'First')
    await tab.locator(list).getByText(failure).waitFor()
    await tab.locator(list).getByRole('button', { name: 'Keep' }).click()
    expect(await tab.locator(`${list} li`).count()).toBe(2)
    expect(await focused(tab)).toMatch(/^First/)
    await tab.unroute('**/api/conversations/delete')
    await erase(tab, 'First')
    await deleteButton(tab, 'Second').waitFor()
    expect(await tab.locator(`${list} li`).count()).toBe(1)
    await tab.reload()
    await deleteButton(tab, 'Second').waitFor()
    expect(await tab.locator(`${list} li`).count()).toBe(1)
  })

  it('leaves whoever deletes from it at the neighbour, and in the end at the composer', async () => {
    await erase(tab, 'Second')
    await expect.poll(() => focused(tab)).toMatch(/^First/)
    await erase(tab, 'First')
    await expect.poll(() => focused(tab)).toBe('Ask a question')
  })
})

describe('deleting from the menu', () => {
  it.each([
    ['Delete earlier chats', '**/api/conversations/delete'],
    ['Delete chat', '**/api/session/*'],
  ])('%s: says when nothing was deleted, and leaves it where it is', async (entry, path) => {
    await visitor.say('Third')
    await visitor.hears('Answer to Third')
    await tab.route(path, cut)
    await choose(tab, entry)
    await tab.getByRole('button', { name: 'Delete', exact: true }).click()
    await tab.getByRole('alert').getByText(failure).waitFor()
    await tab.getByRole('button', { name: 'Keep' }).click()
    expect(await visitor.log()).toEqual(['Third', 'Answer to Third'])
    await tab.unroute(path)
    await choose(tab, entry)
    await tab.getByRole('button', { name: 'Delete', exact: true }).click()
    await tab.getByRole('button', { name: 'Delete', exact: true }).waitFor({ state: 'detached' })
    // This one alone is left, or it has given way to an empty one beside the two before.
    await expect.poll(() => keptChats(tab)).toBe(entry === 'Delete chat' ? 3 : 1)
  })

  it('never loses the focus on the way there and back', async () => {
    for (const entry of ['What was sent', 'Delete earlier chats']) {
      await tab.getByRole('button', { name: 'More' }).press('Enter')
      await tab.getByRole('menuitem', { name: entry }).press('Enter')
      await expect.poll(() => focused(tab)).toBe('Back')
      await tab.keyboard.press('Enter')
      await expect.poll(() => focused(tab)).toBe('Ask a question')
    }
    await visitor.say('Third')
    await visitor.hears('Answer to Third')
    await tab.getByRole('button', { name: 'More' }).press('Enter')
    await tab.getByRole('menuitem', { name: 'Download transcript' }).press('Enter')
    expect(await focused(tab)).toBe('More')
    // As fast as it gets: chosen as soon as the menu is there, before it was painted.
    await tab.getByRole('button', { name: 'More' }).evaluate(async (button: HTMLElement) => {
      button.click()
      while (button.getAttribute('aria-expanded') !== 'true') await Promise.resolve()
      const entry = button.parentElement?.querySelector<HTMLElement>('[role=menuitem]:nth-of-type(3)')
      entry?.focus()
      entry?.click()
      await new Promise(requestAnimationFrame)
    })
    await tab.getByRole('menu').waitFor({ state: 'detached' })
    expect(await focused(tab)).toBe('More')
    await tab.getByRole('button', { name: 'More' }).press('Enter')
    await tab.getByRole('menuitem', { name: 'New conversation' }).press('Enter')
    await expect.poll(() => focused(tab)).toBe('Ask a question')
  })
})
