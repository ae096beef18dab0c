import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse, done, withValue } from './converse.ts'

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
  it('sets how many', async () => {
    expect((await converse(lamp).say('add two to my cart')).proposal).toMatchObject({
      steps: [
        { elementId: 1, inputData: '2' },
        { action: 'click', elementId: 2 },
      ],
    })
  })
})

describe('words that call for nothing on this page', () => {
  it('does not take a name for a button that is spelt like it', async () => {
    const { text } = await converse(lamp).say('My name is Ada Lovelace and my e-mail is ada@mill.example')
    expect(text).not.toContain('Add')
  })

  it('says that it does not know what a yes is about', async () => {
    expect((await converse(lamp).say('yes')).text).toContain('I did not understand that.')
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

describe('a code alone', () => {
  const till: PageContext = {
    url: 'https://shop.example/till',
    title: 'Till',
    forms: [{ name: 'Till' }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Full name', form: 0, value: '' },
      { id: 2, type: 'textbox', text: 'Promo code', form: 0, value: '' },
      { id: 3, type: 'button', text: 'Apply', form: 0 },
      { id: 4, type: 'button', text: 'Go to payment', form: 0, submits: true },
    ],
  }
  it('is handed over by the button behind its field', async () => {
    expect((await converse(till).say('I have the voucher MOSS15, use it')).proposal).toMatchObject({
      steps: [
        { elementId: 2, inputData: 'MOSS15' },
        { action: 'click', elementId: 3 },
      ],
    })
  })
})
