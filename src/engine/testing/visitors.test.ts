import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { address, contact, converse, delivery, done, payment, withValue } from './converse.ts'

const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'All lamps · Shop',
  visibleText: [
    'All lamps',
    'Bell pendant\nA spun-metal bell.\n€79',
    'Reed floor lamp\nA slim light.\n€129',
    'Every part can be had for at least ten years.',
    'Nothing is sold here, and what you enter stays in this browser.',
    'Orders below €75 cost €4.95 to deliver.',
  ].join('\n'),
  indexedElements: [
    { id: 1, type: 'link', text: 'All lamps', href: '/', parent: 'Main' },
    { id: 2, type: 'link', text: 'Help', href: '/help', parent: 'Main' },
    { id: 3, type: 'checkbox', text: 'Floor lamps', parent: 'Type', checked: false },
    { id: 4, type: 'checkbox', text: 'Pendants', parent: 'Type', checked: false },
    { id: 5, type: 'select', text: 'Colour', value: 'Any', options: ['Any', 'Brick red', 'Black'] },
    {
      id: 6,
      type: 'select',
      text: 'Sort by',
      value: 'Featured',
      options: ['Featured', 'Price: low to high'],
    },
    { id: 7, type: 'link', text: 'Bell pendant', href: '/bell', parent: 'All lamps' },
    { id: 8, type: 'link', text: 'Reed floor lamp', href: '/reed', parent: 'All lamps' },
    { id: 9, type: 'searchbox', text: 'Search' },
  ],
}
const lamp: PageContext = {
  url: 'https://shop.example/tern',
  title: 'Tern lamp · Shop',
  forms: [{ name: 'Choose' }],
  indexedElements: [
    { id: 1, type: 'radio', text: 'Black', parent: 'Colour', form: 0, checked: true },
    { id: 2, type: 'radio', text: 'Chalk', parent: 'Colour', form: 0, checked: false },
    { id: 3, type: 'spinbutton', text: 'Quantity', inputType: 'number', form: 0, value: '1' },
    { id: 4, type: 'button', text: 'Add to cart', form: 0, submits: true },
  ],
}
const ticked =
  (...ids: number[]) =>
  (page: PageContext): PageContext => ({
    ...page,
    indexedElements: page.indexedElements?.map((one) =>
      one.type === 'checkbox' ? { ...one, checked: ids.includes(one.id) } : one,
    ),
  })

describe('small talk', () => {
  it.each([
    ['hello!! :)', 'Hello!'],
    ['how are you?', 'Hello!'],
    ['you are useless', 'I am sorry'],
    ["what's your name?", 'I am the assistant'],
    ['👍', 'You are welcome!'],
    ['good night', 'Goodbye!'],
    ['never mind', 'All right.'],
  ])('is answered as what it is: %s', async (said, begins) => {
    expect((await converse(shop).say(said)).text.startsWith(begins)).toBe(true)
  })

  it('is short: nothing long is taken for it', async () => {
    expect((await converse(shop).say(`thanks ${'👍'.repeat(500)}`)).text).not.toContain('You are welcome')
  })

  it('does not look for a sentence as if it were a name', async () => {
    expect((await converse(shop).say('you sound rather tired today')).text).toContain('I did not understand')
  })
})

describe('a word that is spelt right', () => {
  it.each(['do you sell sofas?', 'what’s in it for me?'])(
    'is not read as a slip of another: %s',
    async (asked) => {
      const { text, proposal } = await converse(shop).say(asked)
      expect(text + JSON.stringify(proposal)).not.toMatch(/Bell|Reed|Nothing is sold/)
    },
  )

  it('does not open what is only a letter away', async () => {
    expect((await converse(shop).say('open the Tern')).proposal.kind).not.toBe('act')
  })
})

describe('a guess', () => {
  it('is never the page that the visitor is on', async () => {
    const { text, proposal } = await converse(shop).say('i want a lamp for reading')
    expect(text + JSON.stringify(proposal)).not.toContain('All lamps')
  })

  it('is never the contrary of what was said', async () => {
    expect((await converse(payment).say('cancel the order')).proposal.kind).not.toBe('act')
  })
})

describe('an answer', () => {
  it('speaks of the day that was asked for, or is none', async () => {
    expect((await converse(shop).say('do you deliver on sundays?')).proposal).toMatchObject({
      unanswered: true,
    })
  })

  it('leads to help whoever wants to talk to somebody', async () => {
    const { proposal } = await converse(shop).say('can I talk to a real person?')
    expect(JSON.stringify(proposal)).toContain('Help')
  })
})

describe('a correction', () => {
  it('takes back the box that was ticked by mistake', async () => {
    const { say, see, result } = converse(shop)
    await say('show me pendants')
    see(ticked(4))
    await result(done)
    expect((await say('no, floor lamps')).proposal).toMatchObject({
      steps: [
        { action: 'uncheck', elementId: 4 },
        { action: 'check', elementId: 3 },
      ],
    })
  })

  it('changes how many', async () => {
    const { proposal } = await converse(lamp).say('no, make it three')
    expect(proposal).toMatchObject({ steps: [{ elementId: 3, inputData: '3' }] })
  })

  it('leaves undone what still waits for a yes', async () => {
    const { say } = converse(payment)
    await say('place order')
    expect((await say('undo')).text).toBe('All right, I did not do it.')
  })
})

describe('what was spoken of', () => {
  it('is something else on another page', async () => {
    const { say, see } = converse(shop)
    await say('what about the reed?')
    see((page) => ({ ...page, url: 'https://shop.example/moth' }))
    expect(JSON.stringify(await say('is it dimmable?'))).not.toContain('Reed')
  })
})

describe('a wish', () => {
  it('sorts, or tells what comes first', async () => {
    const { proposal } = await converse(shop).say('cheapest first')
    expect(JSON.stringify(proposal)).toMatch(/Price: low to high|Bell pendant/)
  })

  it('goes on to a place that is only named', async () => {
    const { say, see, result } = converse(shop)
    await say('open the reed floor lamp, then the help')
    see((page) => ({ ...page, url: 'https://shop.example/reed' }))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ action: 'click', elementId: 2 }] })
  })
})

describe('what is told for a form', () => {
  it('is no value for a field of another kind', async () => {
    const { say, result, see } = converse(address)
    await say('my email is ada@mill.example')
    see(withValue(2, 'ada@mill.example'))
    expect((await result(done)).proposal).toMatchObject({ text: 'What should I put into “Your name”?' })
    expect((await say('my email is ada@hill.example')).proposal).toMatchObject({
      steps: [{ elementId: 2, inputData: 'ada@hill.example' }],
    })
  })

  it('is no order: what is to be done is not typed into a street', async () => {
    const { say } = converse(delivery)
    await say('fill in the delivery: 3511 AB')
    for (const order of ['place the order', 'pay by bank transfer'])
      expect(JSON.stringify((await say(order)).proposal)).not.toContain('inputData')
  })

  it('ends where the next name begins', async () => {
    const { proposal } = await converse(address).say('name: Ada Lovelace email: ada@mill.example')
    expect(proposal).toMatchObject({
      steps: [{ inputData: 'Ada Lovelace' }, { inputData: 'ada@mill.example' }],
    })
  })

  it('is never a card, however it is told', async () => {
    for (const number of ['4111 1111 1111 1111', '[card •••]']) {
      const { text } = await converse(payment).say(`my card number is ${number}`)
      expect(text).toContain('I never fill in passwords, card numbers or codes.')
    }
  })

  it.each([
    ['en', 'my card is [card •••], expiry [•••], cvc [•••]', 'I never fill in passwords'],
    ['en', 'write [card •••] into Your name', 'I never fill in passwords'],
    ['en', 'pay with [card •••] [•••]', 'I never fill in passwords'],
    ['de', 'meine Karte ist [card •••], gültig bis [•••], Prüfziffer [•••]', 'Passwörter, Kartennummern'],
    ['fr', 'ma carte est la [card •••], expire [•••]', 'mots de passe'],
    ['ja', 'カードは[card •••]、有効期限[•••]です', 'カード番号'],
  ] as const)(
    'is never what was taken out of a message, on any page: %s, %s',
    async (language, said, told) => {
      const { text, proposal } = await converse(contact, language).say(said)
      expect(text).toContain(told)
      expect(`${text} ${JSON.stringify(proposal)}`).not.toContain('•••')
    },
  )

  it('is no answer either, where something was asked', async () => {
    const { say } = converse(address)
    await say('fill in the form')
    const { text, proposal } = await say('[card •••]')
    expect(text).toContain('I never fill in passwords')
    expect(JSON.stringify(proposal)).not.toContain('•••')
  })
})

it('says of a press that shows nothing that it was made, not that it failed', async () => {
  const { say, result } = converse(contact)
  await say('open Shipping')
  const { text } = await result({
    success: false,
    results: [{ success: false, description: '', error: 'no_effect' }],
  })
  expect(text).toContain('I cannot see a change on the page')
})

it('keeps the direction of a page’s English in an Arabic sentence', async () => {
  const { text } = await converse({ ...contact, language: 'ar' }, 'ar').say('How much is delivery?')
  expect(text).toContain('Delivery costs €4.90.')
})
