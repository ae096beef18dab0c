import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shotAssistant } from '../shots/answers.ts'
import { focused } from './support/keyboard.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({
    assistant: shotAssistant,
    config: { contact: { email: 'shop@lumen.example', leaveMessage: true } },
  })
})
afterAll(() => stage.close())

const parts = '**/widget/later-*.js'
const cut = (route: Route) => route.abort()
const failure = 'That did not work. Please try again.'

type Visitor = ReturnType<typeof visitorOf>

/** Where the parts are wanted that come later, and what is seen once they are there. */
const places: Record<string, { want(visitor: Visitor): Promise<void>; seen(tab: Page): Promise<void> }> = {
  'the way to a person': {
    want: ({ tab }) => tab.getByRole('button', { name: 'Talk to a person' }).click(),
    seen: (tab) => tab.getByRole('link', { name: 'shop@lumen.example' }).waitFor(),
  },
  'a block': {
    want: ({ say }) => say('Show table'),
    seen: (tab) => tab.locator('.block table').waitFor(),
  },
  'earlier conversations': {
    async want({ tab, say, hears }) {
      await say('Hello')
      await hears('You said: Hello')
      await tab.getByRole('button', { name: 'More' }).click()
      await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    },
    seen: (tab) => tab.getByRole('button', { name: 'Delete “Hello”' }).waitFor(),
  },
}

describe.each(Object.entries(places))('%s, when it cannot be loaded,', (_, { want, seen }) => {
  it('says so, and comes when it is tried again', async () => {
    const visitor = visitorOf(await stage.visit())
    const { tab } = visitor
    await tab.route(parts, cut)
    await visitor.open()
    await want(visitor)
    await visitor.sees(failure)
    await tab.unroute(parts)
    await tab.getByRole('button', { name: 'Try again' }).press('Enter')
    await seen(tab)
    expect(await focused(tab)).toMatch(/^(Back|Ask a question)$/)
  })

  it('comes by itself once the visitor is online again', async () => {
    const visitor = visitorOf(await stage.visit())
    const { tab } = visitor
    await tab.route(parts, cut)
    await visitor.open()
    await want(visitor)
    await visitor.sees(failure)
    await tab.context().setOffline(true)
    await tab.unroute(parts)
    await tab.context().setOffline(false)
    await seen(tab)
  })
})
