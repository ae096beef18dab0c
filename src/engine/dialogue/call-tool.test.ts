import type { PageContext, PageTool } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'

const stock: PageTool = {
  name: 'jars_left',
  description: 'How many jars of a jam are in stock.',
  parameters: {
    type: 'object',
    properties: { jam: { type: 'string', enum: ['plum', 'cherry', 'quince'] } },
    required: ['jam'],
  },
  readOnly: true,
}
const table: PageTool = {
  name: 'bookTable',
  description: 'Book a table in the tasting room',
  parameters: {
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date', description: 'Day' },
      guests: { type: 'integer', description: 'Number of guests' },
      name: { type: 'string', description: 'Your name' },
    },
    required: ['day', 'guests', 'name'],
  },
}
const search: PageTool = {
  name: 'search_recipes',
  description: 'Search the recipes of this site',
  parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
  readOnly: true,
}
const shop: PageContext = {
  url: 'https://jam.example/',
  title: 'Jam',
  language: 'en',
  visibleText: 'Jam\nWe cook in small pots.',
  indexedElements: [
    { id: 1, type: 'link', text: 'Recipes', href: '/recipes' },
    { id: 2, type: 'button', text: 'Book a table' },
  ],
  tools: [stock, table, search],
}

const told = (text: string) => ({ success: true, results: [{ success: true, text }] })

describe('a tool of the site', () => {
  it('is run with what was said, and its answer told', async () => {
    const { say, result } = converse(shop)
    expect((await say('how many jars of cherry are left?')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'call_tool', elementId: -1, tool: 'jars_left', arguments: { jam: 'cherry' } }],
    })
    const { proposal, text } = await result(told('{"jam":"cherry","jarsLeft":7}'))
    expect(proposal.kind).toBe('answer')
    expect(text).toBe('jam: cherry\njars left: 7')
  })

  it('comes before any clicking, and takes days, numbers and names', async () => {
    const { proposal } = await converse(shop).say(
      'book a table for 4 guests on 20 November, my name is Ada Byron',
    )
    expect(proposal).toMatchObject({
      steps: [{ tool: 'bookTable', arguments: { day: '2026-11-20', guests: 4, name: 'Ada Byron' } }],
    })
  })

  it('takes what is left of a sentence where it has one place for words', async () => {
    const { proposal } = await converse(shop).say('search the recipes for plum cake')
    expect(proposal).toMatchObject({ steps: [{ tool: 'search_recipes', arguments: { query: 'plum cake' } }] })
  })

  it('is spoken to in other languages than its own', async () => {
    const { proposal } = await converse(shop).say('Bitte einen Tisch reservieren')
    expect(proposal.kind === 'ask' && proposal.text).toMatch(/„Day“, „Number of guests“, „Your name“/)
  })

  it('asks for what it must have, until it has all', async () => {
    const { say, result } = converse(shop)
    expect((await say('I want to book a table')).proposal).toEqual({
      kind: 'ask',
      text: 'I still need: “Day”, “Number of guests”, “Your name”.',
    })
    expect((await say('tomorrow, 2 guests')).proposal).toEqual({
      kind: 'ask',
      text: 'What should I put into “Your name”?',
    })
    expect((await say('Grace Hopper')).proposal).toMatchObject({
      steps: [{ tool: 'bookTable', arguments: { day: '2026-11-17', guests: 2, name: 'Grace Hopper' } }],
    })
    const { proposal } = await result(told('"Table 7 is yours."'))
    expect(proposal).toMatchObject({ kind: 'finish', message: 'Table 7 is yours.' })
  })

  it('names the choices it has', async () => {
    const { proposal } = await converse(shop).say('how many jars are left?')
    expect(proposal.kind === 'ask' && proposal.text).toContain('plum, cherry, quince')
  })

  it('may be given up, or left for something else', async () => {
    const { say } = converse(shop)
    await say('book a table')
    expect((await say('no')).text).toBe('All right, I did not do it.')
    await say('book a table')
    expect((await say('open Recipes')).proposal).toMatchObject({ steps: [{ action: 'click', elementId: 1 }] })
  })

  it('that failed says why in the words of the site', async () => {
    const { say, result } = converse(shop)
    await say('how many jars of plum are left?')
    const { proposal } = await result({
      success: false,
      results: [{ success: false, error: 'no_effect', reason: 'The cellar is closed.' }],
    })
    expect(proposal).toMatchObject({ kind: 'fail', text: expect.stringContaining('The cellar is closed.') })
  })

  it.each(['open Recipes', 'how do I book a table?', 'cancel my table', 'what do you cook in?', 'hello'])(
    'is left alone by what it is not for: %s',
    async (sentence) => {
      const { proposal } = await converse(shop).say(sentence)
      expect(JSON.stringify(proposal)).not.toContain('call_tool')
      expect(JSON.stringify(proposal)).not.toContain('I still need')
    },
  )

  it('that wants a secret is none for a sentence', async () => {
    const login = {
      name: 'sign_in',
      description: 'Sign in',
      parameters: { properties: { password: { type: 'string' } }, required: ['password'] },
    }
    const { proposal } = await converse({ ...shop, tools: [login] }).say('sign in with hunter2')
    expect(JSON.stringify(proposal)).not.toContain('hunter2')
  })
})
