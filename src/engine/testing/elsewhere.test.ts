import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse, done } from './converse.ts'

const start: PageContext = {
  url: 'https://shop.example/lamps/reed',
  title: 'Reed lamp · Shop',
  visibleText: 'Reed lamp\nA slim light.\n€129\nHeron lamp\nOne long arc.\n€219',
  indexedElements: [
    { id: 1, type: 'link', text: 'Account', href: '/account', parent: 'Main' },
    { id: 2, type: 'link', text: 'Delivery', href: '/delivery', parent: 'Help' },
    { id: 3, type: 'link', text: 'Heron lamp', href: '/lamps/heron', parent: 'More lamps' },
  ],
}
const account: PageContext = {
  url: 'https://shop.example/account',
  title: 'Your account · Shop',
  indexedElements: [{ id: 11, type: 'button', text: 'Delete my account' }],
}
const heron: PageContext = {
  url: 'https://shop.example/lamps/heron',
  title: 'Heron lamp · Shop',
  visibleText: 'Heron lamp\nOne long arc.\nDimmable\nYes\nMaterial\nSteel',
  indexedElements: [{ id: 12, type: 'link', text: 'Reed lamp', href: '/lamps/reed', parent: 'More lamps' }],
}

describe('what is to be had on another page', () => {
  it('offers the page an order is about, and carries it out there', async () => {
    const talk = converse(start)
    const offered = await talk.say('Delete my account')
    expect(JSON.stringify(offered.proposal)).toContain('Account')
    const opens = await talk.say('yes')
    expect(opens.proposal).toMatchObject({ kind: 'act', steps: [{ action: 'click', elementId: 1 }] })
    talk.see(() => account)
    expect((await talk.result(done)).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 11 }],
    })
  })

  it('says so when that page cannot do it either, and goes no further', async () => {
    const talk = converse(start)
    await talk.say('delete my account')
    await talk.say('Account')
    talk.see(() => ({ ...account, indexedElements: start.indexedElements }))
    expect((await talk.result(done)).proposal.kind).not.toBe('act')
  })

  it('does not tell of one thing what the page tells of another', async () => {
    const { text } = await converse(heron).say('is the reed lamp dimmable?')
    expect(text).toContain('It may be on one of these:')
  })

  it('finds the common places of a site by their names in other languages', async () => {
    expect((await converse(start).say('zeig mir mein Konto')).proposal).toMatchObject({
      steps: [{ elementId: 1 }],
    })
  })
})
