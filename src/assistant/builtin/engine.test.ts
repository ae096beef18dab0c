import { describe, expect, it } from 'vitest'
import { defaultSiteConfig, type Language, type PageContext, type SequenceResult } from '#protocol'
import type { EngineInput } from '../engine.ts'
import { builtinEngine } from './engine.ts'

const contact: PageContext = {
  url: 'https://shop.example/contact',
  title: 'Contact',
  visibleText: 'Contact\nWe answer within one working day. Delivery costs €4.90.',
  forms: [{ name: 'Contact' }],
  indexedElements: [
    { id: 1, type: 'link', text: 'Shipping', href: '/shipping' },
    { id: 2, type: 'textbox', text: 'Your name', form: 0, required: true, value: '' },
    { id: 3, type: 'textbox', text: 'Email', inputType: 'email', form: 0, required: true, value: '' },
    { id: 4, type: 'textbox', text: 'Password', inputType: 'password', secret: true, form: 0 },
    { id: 5, type: 'checkbox', text: 'I agree to the terms', form: 0, checked: false },
    { id: 6, type: 'button', text: 'Send', form: 0, submits: true },
    { id: 7, type: 'button', text: 'Add to cart', parent: 'Blue mug' },
    { id: 8, type: 'button', text: 'Add to cart', parent: 'Red mug' },
  ],
}

const address: PageContext = {
  url: 'https://shop.example/checkout',
  title: 'Your details',
  forms: [{ name: 'Your details' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Your name', form: 0, required: true, value: '' },
    { id: 2, type: 'textbox', text: 'Email', inputType: 'email', form: 0, required: true, value: '' },
    { id: 3, type: 'button', text: 'Continue', form: 0, submits: true },
  ],
}

const delivery: PageContext = {
  url: 'https://shop.example/checkout/delivery',
  title: 'Delivery',
  forms: [{ name: 'Delivery' }],
  indexedElements: [
    { id: 11, type: 'textbox', text: 'Street', form: 0, required: true, value: '' },
    { id: 12, type: 'textbox', text: 'Postcode', form: 0, required: true, value: '' },
    { id: 13, type: 'textbox', text: 'City', form: 0, required: true, value: '' },
    { id: 14, type: 'button', text: 'Continue', form: 0, submits: true },
  ],
}

function setup(start: PageContext = contact, language: Language = 'en') {
  const engine = builtinEngine()
  let memory: unknown
  let count = 0
  let page = start
  const step = async (...inputs: EngineInput[]) => {
    const deltas: string[] = []
    const view = {
      memory,
      missed: [],
      inputs,
      page,
      site,
      history: [],
      language,
      step: ++count,
      lastStep: 12,
      now,
    }
    const next = await engine.step(
      view,
      { say: (delta) => deltas.push(delta), note: () => {} },
      new AbortController().signal,
    )
    memory = JSON.parse(JSON.stringify(next.memory))
    return { ...next, deltas, text: deltas.join('') }
  }
  return {
    say: (text: string) => step({ kind: 'message', text, messageId: `m${count}` }),
    step,
    result: (result: SequenceResult) => step({ kind: 'result', planId: 'p', result }),
    see: (change: (old: PageContext) => PageContext) => (page = change(page)),
  }
}

const payment: PageContext = {
  url: 'https://shop.example/checkout/payment',
  title: 'Payment',
  forms: [{ name: 'Payment' }],
  indexedElements: [
    { id: 21, type: 'textbox', text: 'Card number', secret: true, form: 0, required: true },
    { id: 22, type: 'checkbox', text: 'I accept the terms of sale', form: 0, required: true, checked: false },
    { id: 23, type: 'button', text: 'Place order', form: 0, submits: true },
  ],
}

const shelf: PageContext = {
  url: 'https://shop.example/',
  title: 'Shop',
  indexedElements: [
    { id: 1, type: 'link', text: 'Cart 1 item', href: '/cart', parent: 'Shop' },
    { id: 2, type: 'button', text: 'Add to cart: Bell pendant', parent: 'Bell pendant' },
    { id: 3, type: 'button', text: 'Add to cart: Trio pendant', parent: 'Trio pendant' },
  ],
}

const lamps = (bands: string[]): PageContext => ({
  url: 'https://shop.example/lamps',
  title: 'Lamps',
  visibleText: 'Lamps\nHeron lamp\n€219\nMoth lamp\nA small glow.\n€24',
  indexedElements: [
    { id: 1, type: 'link', text: 'Heron lamp', href: '/heron', parent: 'Lamps' },
    { id: 2, type: 'link', text: 'Moth lamp', href: '/moth', parent: 'Lamps' },
    { id: 3, type: 'searchbox', text: 'Search' },
    ...(bands.length > 0 ? [{ id: 4, type: 'select', text: 'Price', options: bands }] : []),
  ],
})
const now = new Date('2026-11-16T09:00:00')
const site = { id: 's', name: 'Shop', hosts: ['shop.example'], config: defaultSiteConfig(), policy: {} }
const done: SequenceResult = { success: true }
const withValue = (id: number, value: string) => (page: PageContext) => ({
  ...page,
  indexedElements: page.indexedElements?.map((one) => (one.id === id ? { ...one, value } : one)),
})

describe('the built-in engine', () => {
  it('quotes the passage that answers a question, word by word', async () => {
    const { say } = setup()
    const { proposal, text, deltas } = await say('How much is delivery?')
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('“Delivery costs €4.90.”')
    expect(deltas.length).toBeGreaterThan(3)
  })

  it('says so when the page does not tell', async () => {
    const { say } = setup()
    expect((await say('Who painted the ceiling?')).proposal).toEqual({ kind: 'answer', unanswered: true })
  })

  it('goes on where the visitor saw a sentence end', async () => {
    const whole = (await setup().say('How much is delivery?')).text
    const { step } = setup()
    const again = await step(
      { kind: 'message', text: 'How much is delivery?', messageId: 'm' },
      { kind: 'said', text: whole.slice(0, 9) },
    )
    expect(whole.slice(0, 9) + again.text).toBe(whole)
  })

  it.each(['order me a pizza', 'place the order', 'buy it', 'track my order'])(
    'does not answer an order with a passage: %s',
    async (order) => {
      const { say } = setup({ ...contact, visibleText: 'Orders below €75 cost €4.95 to deliver.' })
      const { proposal, text } = await say(order)
      expect(proposal).toEqual({ kind: 'answer', unanswered: true })
      expect(text).toBe(`I cannot find “${order}” on this page.`)
    },
  )

  it('does not choose an option that only shares its idea with an order', async () => {
    const topic = { id: 1, type: 'select', text: 'Topic', options: ['An order', 'Returns'] }
    const { say } = setup({ url: 'https://shop.example/ask', indexedElements: [topic] })
    expect((await say('buy it')).proposal.kind).not.toBe('act')
    expect((await say('an order')).proposal).toMatchObject({ steps: [{ inputData: 'An order' }] })
  })

  it('finishes only when the page shows the effect', async () => {
    const { say, result } = setup()
    expect((await say('open Shipping')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 1 }],
    })
    const { proposal, text } = await result(done)
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('cannot see a change')
  })

  it('finishes when the page has changed', async () => {
    const { say, result, see } = setup()
    await say('open Shipping')
    see((page) => ({ ...page, url: 'https://shop.example/shipping' }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('does not call a form sent that the page still wants something for, and asks for that', async () => {
    const { say, result, see } = setup(address)
    see(withValue(1, 'Ada Lovelace'))
    expect((await say('click Continue')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
    see((page) => ({ ...page, visibleText: 'Please enter: email.' }))
    const { proposal, text } = await result(done)
    expect(text).toBe('The page still wants: “Email”.')
    expect(proposal).toEqual({ kind: 'ask', text: 'What should I put into “Email”?' })
    expect((await say('ada@example.org')).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    see(withValue(2, 'ada@example.org'))
    expect((await result(done)).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
    see(() => delivery)
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('tells what the page complains of after a form was sent', async () => {
    const { say, result, see } = setup(address)
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    await say('click Continue')
    see((page) => ({ ...page, visibleText: 'We do not know this address.' }))
    const { proposal, text } = await result(done)
    expect(proposal.kind).toBe('answer')
    expect(text).toBe('I pressed “Continue”. This page says: “We do not know this address.”')
  })

  it('takes a form that empties itself on the same page as sent', async () => {
    const { say, result, see } = setup(address)
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    await say('click Continue')
    see(() => ({ ...address, visibleText: 'Thank you. Please look into your inbox.' }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('fills a form over several messages, asking for the first thing that is missing', async () => {
    const { say, result, see } = setup()
    expect((await say('my name is Ada Lovelace')).proposal).toMatchObject({
      steps: [{ elementId: 2, inputData: 'Ada Lovelace' }],
    })
    see(withValue(2, 'Ada Lovelace'))
    expect((await result(done)).proposal).toEqual({ kind: 'ask', text: 'What should I put into “Email”?' })
    expect((await say("it's ada@example.org")).proposal).toMatchObject({
      steps: [{ elementId: 3, inputData: 'ada@example.org' }],
    })
    see(withValue(3, 'ada@example.org'))
    expect((await result(done)).proposal).toMatchObject({
      kind: 'finish',
      message: expect.stringContaining('Shall I press “Send”?'),
    })
    expect((await say('yes please')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 6 }],
    })
  })

  it('takes an order for an order, though it has asked for a value', async () => {
    const asked = async () => {
      const { say, result, see } = setup()
      await say('my name is Ada Lovelace')
      see(withValue(2, 'Ada Lovelace'))
      expect((await result(done)).proposal).toMatchObject({ text: 'What should I put into “Email”?' })
      return say
    }
    expect((await (await asked())('Shipping')).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
    expect((await (await asked())('delete my account')).text).toBe(
      'I cannot find “delete my account” on this page.',
    )
    expect((await (await asked())('ada at home')).proposal).toMatchObject({
      text: expect.stringContaining('That does not look right for “Email”.'),
    })
  })

  it('goes on when it is told to, though it has asked for a value', async () => {
    const { say, result, see } = setup(address)
    await say('my name is Ada Lovelace')
    see(withValue(1, 'Ada Lovelace'))
    await result(done)
    expect((await say('go on')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
  })

  it('offers choices when two things answer, and takes the one that is chosen', async () => {
    const { say } = setup()
    const { proposal, text } = await say('add to cart')
    expect(text).toBe('Which one do you mean?')
    expect(proposal).toMatchObject({
      kind: 'ask',
      block: { data: { options: [{ label: 'Add to cart (Blue mug)' }, { label: 'Add to cart (Red mug)' }] } },
    })
    expect((await say('the second one')).proposal).toMatchObject({ steps: [{ elementId: 8 }] })
  })

  it.each([
    ['type hunter2 into the password', 'never fill in passwords'],
    ['tick I agree to the terms', 'your own decision'],
    ['my card is 4111 1111 1111 1111', ''],
  ])('leaves to the visitor: %s', async (message, words) => {
    const { proposal, text } = await setup().say(message)
    expect(proposal.kind).not.toBe('act')
    expect(text).toContain(words)
  })

  it('does nothing more after a no', async () => {
    const { say, step } = setup()
    await say('click Send')
    const { proposal, text } = await step({ kind: 'confirmation', confirmationId: 'c', confirmed: false })
    expect([proposal.kind, text]).toEqual(['answer', 'All right, I did not do it.'])
  })

  it('looks for a thing once more when the page has moved on, then gives up', async () => {
    const { say, result } = setup()
    await say('open Shipping')
    const gone: SequenceResult = { success: false, results: [{ success: false, error: 'stale_element' }] }
    expect((await result(gone)).proposal.kind).toBe('act')
    expect((await result(gone)).proposal).toMatchObject({
      kind: 'fail',
      text: expect.stringContaining('no longer on the page'),
    })
  })

  it('goes on with the rest after a page load', async () => {
    const { say, step, see } = setup()
    await say('open Shipping and then click Rates')
    see(() => ({
      url: 'https://shop.example/shipping',
      indexedElements: [{ id: 40, type: 'button', text: 'Rates' }],
    }))
    expect((await step({ kind: 'continue' })).proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 40 }],
    })
  })

  it('keeps what has no field yet, and fills it in on the next page after a continue', async () => {
    const { say, result, see } = setup(address)
    await say('fill in the form with Ada Lovelace, ada@example.org and 12 Orchard Row, 3511 AB Utrecht')
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    const told = (await result(done)).proposal
    expect(told).toMatchObject({ kind: 'finish', message: expect.stringContaining('for the next page') })
    expect((await say('continue')).proposal).toMatchObject({ kind: 'act', steps: [{ elementId: 3 }] })
    see(() => delivery)
    expect((await result(done)).proposal).toMatchObject({
      kind: 'act',
      steps: [
        { elementId: 11, inputData: '12 Orchard Row' },
        { elementId: 12, inputData: '3511 AB' },
        { elementId: 13, inputData: 'Utrecht' },
      ],
    })
  })

  it('says what a form has left to the visitor alone', async () => {
    const { say, result, see } = setup(address)
    await say('fill in the form with Ada Lovelace and ada@example.org, then click continue')
    see(withValue(1, 'Ada Lovelace'))
    see(withValue(2, 'ada@example.org'))
    expect((await result(done)).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
    see(() => payment)
    expect((await result(done)).proposal).toMatchObject({
      kind: 'finish',
      message: expect.stringMatching(/What is left is yours: “Card number”, “I accept the terms of sale”\.$/),
    })
  })

  it('only answers at the last step of a turn', async () => {
    const { say, step } = setup()
    for (let count = 1; count < 12; count++) await step({ kind: 'silence' })
    expect((await say('open Shipping')).proposal.kind).not.toBe('act')
  })

  it('chooses the filter of the page for a price, and lists what fits where there is none', async () => {
    const filtered = await setup(lamps(['Any price', 'Under €50'])).say('show me lamps under €50')
    expect(filtered.proposal).toMatchObject({ steps: [{ action: 'select', inputData: 'Under €50' }] })
    const { proposal, text } = await setup(lamps([])).say('show me lamps under €50')
    expect(text).toBe('This page says: “Moth lamp: €24”')
    expect(proposal).toMatchObject({
      block: {
        block_type: 'product_list',
        data: { products: [{ title: 'Moth lamp', price: '€24', url: '/moth' }] },
      },
    })
  })

  it('opens a place whose label counts what is in it', async () => {
    const { say } = setup(shelf)
    for (const words of ['open the cart', 'go to my basket', 'show me the bag'])
      expect((await say(words)).proposal, words).toMatchObject({ steps: [{ elementId: 1 }] })
  })

  it('asks for a single guess by its name, and takes a yes', async () => {
    const { say } = setup(shelf)
    expect((await say('take me to checkout')).text).toBe('Do you mean “Cart 1 item”?')
    expect((await say('yes')).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
  })

  it('points at a place that was asked for and offers to open it', async () => {
    const { say, result } = setup()
    expect((await say('Where can I find the shipping?')).proposal).toMatchObject({
      message: 'I’ll show you “Shipping”.',
      steps: [{ action: 'scroll_to' }, { action: 'highlight', elementId: 1 }],
    })
    expect((await result(done)).proposal).toMatchObject({
      message: expect.stringContaining('Shall I open “Shipping”?'),
    })
    expect((await say('yes')).proposal).toMatchObject({ steps: [{ action: 'click', elementId: 1 }] })
  })

  it('greets with what this page is good for', async () => {
    const { proposal, text } = await setup().say('Hello!')
    expect(text).toContain('This is “Contact”.')
    expect(proposal).toMatchObject({ block: { data: { options: [{ label: 'Open “Shipping”' }] } } })
  })

  it('opens what is shown under a name rather than search for it', async () => {
    const { say } = setup(lamps([]))
    expect((await say('find the Moth lamp')).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    expect((await say('find candles')).proposal).toMatchObject({
      steps: [{ action: 'type', inputData: 'candles' }, { inputData: 'Enter' }],
    })
  })

  it('speaks the language of the visitor', async () => {
    expect((await setup(contact, 'de').say('click Kasse')).text).toBe(
      'Ich finde „Kasse“ auf dieser Seite nicht.',
    )
  })
})
