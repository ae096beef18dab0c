import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../tried-engine.ts'

const page: PageContext = {
  url: 'https://shop.example/help',
  title: 'Help · Shop',
  visibleText: [
    'All lamps\n14 products',
    'Every lamp has a warranty of five years.',
    'The showroom is open from 10:00 to 18:00.',
    'Express delivery\nNext working day if ordered before 15:00\n€9.95',
    'Belgium\n2 working days\nFrance\n4 working days',
    'Cart\n2',
  ].join('\n'),
  indexedElements: [
    { id: 1, type: 'link', text: 'Showroom', href: '/showroom', parent: 'Help' },
    { id: 2, type: 'link', text: 'All lamps', href: '/lamps', parent: 'Main' },
  ],
}

const ask = async (question: string) => (await converse(page).say(question)).text

describe('an answer from the page', () => {
  it('counts what is asked for, not the years beside it', async () => {
    expect(await ask('how many lamps do you have?')).toBe('This page says: “All lamps: 14 products”')
  })

  it('is no count of years where nothing is counted', async () => {
    const none = converse({ ...page, visibleText: 'Every lamp has a warranty of five years.' })
    expect((await none.say('how many lamps do you have?')).text).not.toContain('five years')
  })

  it('tells where something is, not when it is open', async () => {
    expect(await ask('where is the showroom?')).toContain('It may be on one of these:')
  })

  it('is told with what it is the answer of', async () => {
    expect(await ask('how much is express delivery?')).toBe('This page says: “Express delivery: €9.95”')
    expect(await ask('how fast is express delivery?')).toContain('“Express delivery: Next working day')
  })

  it('is of the line beside it, not of a heading far above', async () => {
    expect(await ask('do you deliver to France?')).toBe('This page says: “France: 4 working days”')
  })

  it('understands what is asked in another language', async () => {
    const returns = converse({ ...page, visibleText: 'You have 30 days to return a lamp.' })
    expect((await returns.say('Wie lange dauert die Rückgabe?')).text).toContain('30 days')
  })

  it('is of what the page is about, not of what it shows beside', async () => {
    const lamp = converse({
      title: 'Reed lamp · Shop',
      visibleText: 'Reed lamp\n€129\nHeron lamp\n€219',
      indexedElements: [
        { id: 1, type: 'link', text: 'Heron lamp', href: '/heron', parent: 'Goes well with it' },
        { id: 2, type: 'button', text: 'Add to cart', parent: 'Reed lamp' },
      ],
    })
    expect((await lamp.say('how much is it?')).text).toBe('This page says: “Reed lamp: €129”')
  })
})
