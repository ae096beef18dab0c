import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse, done, withValue } from './converse.ts'

const order = 'open the Tern lamp, set the quantity to 4, add it to the cart and go to the cart'
const list: PageContext = {
  url: 'https://shop.example/',
  title: 'Lamps',
  indexedElements: [
    { id: 1, type: 'link', text: 'Tern lamp', href: '/tern', parent: 'Tern lamp' },
    { id: 5, type: 'link', text: 'Cart', href: '/cart', parent: 'Main' },
  ],
}
const tern: PageContext = {
  url: 'https://shop.example/tern',
  title: 'Tern lamp',
  forms: [{ name: 'Choose' }],
  indexedElements: [
    { id: 2, type: 'spinbutton', text: 'Quantity', inputType: 'number', form: 0, value: '1' },
    { id: 3, type: 'button', text: 'Add to cart', form: 0, submits: true, parent: 'Choose' },
    { id: 5, type: 'link', text: 'Cart', href: '/cart', parent: 'Main' },
  ],
}
const withCart = (text: string) => (page: PageContext) => ({
  ...page,
  visibleText: text,
  indexedElements: page.indexedElements?.map((one) => (one.id === 5 ? { ...one, text } : one)),
})

it('sets a quantity and presses nothing for it', async () => {
  const { proposal } = await converse(tern).say('set the quantity to 4')
  expect(proposal).toMatchObject({ steps: [{ elementId: 2, inputData: '4' }] })
  expect(proposal.kind === 'act' && proposal.steps.length).toBe(1)
})

describe('going on after a stop', () => {
  it.each([
    ['en', 'ok go on'],
    ['en', 'yes, continue'],
    ['en', 'carry on please'],
    ['de', 'ja, mach weiter'],
    ['fr', 'oui, continuez'],
    ['es', 'sí, continúa'],
    ['it', 'sì, vai avanti'],
    ['pt', 'sim, continua'],
    ['nl', 'ga maar door'],
    ['pl', 'kontynuuj'],
    ['tr', 'devam et'],
    ['ar', 'استمر'],
    ['zh', '继续'],
    ['ja', '続けてください'],
  ] as const)('does what was begun (%s: %s)', async (language, said) => {
    const talk = converse(tern, language)
    await talk.say('add 4 to the cart')
    const { proposal, memory } = await talk.say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 2, inputData: '4' }, { elementId: 3 }] })
    expect(JSON.stringify(memory)).not.toContain(said)
  })

  it('does each part of what is left once', async () => {
    const talk = converse(list)
    await talk.say(order)
    talk.see(() => tern)
    expect((await talk.say('ok go on')).proposal).toMatchObject({ steps: [{ elementId: 2, inputData: '4' }] })
    talk.see(withValue(2, '4'))
    expect((await talk.result(done)).proposal).toMatchObject({ steps: [{ action: 'click', elementId: 3 }] })
    talk.see(withCart('Cart 4 items'))
    expect((await talk.result(done)).proposal).toMatchObject({ steps: [{ elementId: 5 }] })
  })

  const stoppedAtPress = async () => {
    const talk = converse(tern)
    await talk.say('add 4 to the cart and go to the cart')
    talk.see(withValue(2, '4'))
    return talk
  }

  it('presses nothing again that the cart shows', async () => {
    const talk = await stoppedAtPress()
    talk.see(withCart('Cart 4 items'))
    expect((await talk.say('go on')).proposal).toMatchObject({ steps: [{ elementId: 5 }] })
  })

  it('asks where the page does not tell whether it was pressed', async () => {
    const { text, proposal } = await (await stoppedAtPress()).say('go on')
    expect(text).toContain('Shall I press “Add to cart” now?')
    expect(proposal.kind).toBe('ask')
  })

  it('presses what was not pressed, where the cart counts', async () => {
    const talk = converse(withCart('Cart 2 items')(tern))
    await talk.say('add 4 to the cart')
    talk.see(withValue(2, '4'))
    expect((await talk.say('go on')).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
  })
})
