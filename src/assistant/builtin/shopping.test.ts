import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse, done, lamps, withValue } from './tried-engine.ts'

const lamp: PageContext = {
  url: 'https://shop.example/lamps/heron',
  title: 'Heron lamp',
  forms: [{ name: 'Choose' }],
  indexedElements: [
    { id: 1, type: 'spinbutton', text: 'Quantity', inputType: 'number', form: 0, value: '1' },
    { id: 2, type: 'button', text: 'Add to cart', form: 0, submits: true, parent: 'Choose' },
    { id: 3, type: 'button', text: 'Add to cart: Moth lamp', parent: 'Moth lamp' },
    { id: 4, type: 'link', text: 'Cart', href: '/cart', parent: 'Main' },
    { id: 5, type: 'select', text: 'Colour', value: 'Black', options: ['Black', 'Brass'], form: 0 },
  ],
}
const cart: PageContext = {
  url: 'https://shop.example/cart',
  title: 'Your basket · Shop',
  visibleText: 'Your basket\nHeron lamp\nBrass\n€219\nMoth lamp\n€24\nTotal\n€243\n\nDelivery\nCart\n2',
  indexedElements: [
    { id: 1, type: 'link', text: 'Heron lamp', href: '/heron', parent: 'In your basket' },
    { id: 2, type: 'link', text: 'Moth lamp', href: '/moth', parent: 'In your basket' },
    { id: 3, type: 'link', text: 'Delivery', href: '/delivery', parent: 'Help' },
  ],
}

describe('buying', () => {
  it.each(['add two to my cart', 'put two of these in my basket', 'buy 2'])(
    'sets how many: %s',
    async (say) => {
      expect((await converse(lamp).say(say)).proposal).toMatchObject({
        steps: [
          { action: 'type', elementId: 1, inputData: '2' },
          { action: 'click', elementId: 2 },
        ],
      })
    },
  )

  it('says that nothing asks how many, where nothing does', async () => {
    const talk = converse(lamp)
    const { proposal } = await talk.say('add two moth lamps to the cart')
    expect(proposal).toMatchObject({ steps: [{ action: 'click', elementId: 3 }] })
    talk.see((page) => ({ ...page, visibleText: 'Added' }))
    expect((await talk.result(done)).proposal).toMatchObject({
      message: 'Done. I pressed “Add to cart: Moth lamp”. I found no field for “two”.',
    })
  })

  it.each(['buy it', 'put it in my basket', 'buy this lamp'])('buys by way of the cart: %s', async (say) => {
    expect((await converse(lamp).say(say)).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
  })

  it('tells what lies in the cart, not what the page shows besides', async () => {
    const { text } = await converse(cart).say('what did I put in my cart?')
    expect(text).toBe('This page says: “Heron lamp: €219”, “Moth lamp: €24”')
  })
})

describe('words that call for nothing on this page', () => {
  it('does not take a name for a button that is spelt like it', async () => {
    const { text } = await converse(lamp).say('My name is Ada Lovelace and my e-mail is ada@mill.example')
    expect(text).toBe('I see no field on this page for what you told me.')
  })

  it('says that it does not know what a yes is about', async () => {
    expect((await converse(lamp).say('yes')).text).toContain('I did not understand that.')
  })
})

describe('a list that was just shown', () => {
  it('is all there is to sell', async () => {
    const { text } = await converse(lamps([])).say('show me what you have')
    expect(text).toBe('This page says: “Heron lamp: €219”, “Moth lamp: €24”')
  })

  it('is what the first one is of', async () => {
    const talk = converse(lamps([]))
    expect((await talk.say('which lamp is the cheapest?')).text).toContain(
      '“Moth lamp: €24”, “Heron lamp: €219”',
    )
    expect((await talk.say('open the first one')).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
  })

  it('is forgotten after the next message', async () => {
    const talk = converse(lamps([]))
    await talk.say('which lamp is the cheapest?')
    await talk.say('thanks')
    expect((await talk.say('open the first one')).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
  })

  it('compares what is named, with what the page says of it', async () => {
    const { text } = await converse(lamps([])).say('compare the heron and the moth')
    expect(text).toBe('This page says: “Heron lamp: €219”, “Moth lamp: €24. A small glow.”')
  })
})

describe('undo that', () => {
  it('puts back what was there before', async () => {
    const talk = converse(lamp)
    await talk.say('choose brass')
    talk.see(withValue(5, 'Brass'))
    await talk.result(done)
    expect((await talk.say('undo that')).proposal).toMatchObject({
      steps: [{ action: 'select', elementId: 5, inputData: 'Black' }],
    })
  })

  it('goes back from a page that was opened', async () => {
    const talk = converse(lamp)
    await talk.say('open the cart')
    talk.see(() => cart)
    await talk.result(done)
    expect((await talk.say('undo')).proposal).toMatchObject({ steps: [{ action: 'back' }] })
  })

  it('says plainly when there is no way back', async () => {
    const talk = converse(lamp)
    await talk.say('add it to the cart')
    talk.see((page) => ({ ...page, visibleText: 'Added' }))
    await talk.result(done)
    expect((await talk.say('undo that')).text).toContain('I cannot take that back for you.')
    expect((await converse(lamp).say('undo that')).text).toContain('I cannot take that back for you.')
  })
})
