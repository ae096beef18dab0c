import { describe, expect, it } from 'vitest'
import type { SequenceResult } from '#protocol'
import { contact, converse, done, lamps, shelf } from './converse.ts'

describe('the built-in engine', () => {
  it('quotes the passage that answers a question, word by word', async () => {
    const { say } = converse()
    const { proposal, text, deltas } = await say('How much is delivery?')
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('Delivery costs €4.90.')
    expect(deltas.length).toBeGreaterThan(1)
  })

  it('says so when the page does not tell', async () => {
    const { say } = converse()
    expect((await say('Who painted the ceiling?')).proposal).toEqual({ kind: 'answer', unanswered: true })
  })

  it('goes on where the visitor saw a sentence end', async () => {
    const whole = (await converse().say('How much is delivery?')).text
    const { step } = converse()
    const again = await step(
      { kind: 'message', text: 'How much is delivery?', messageId: 'm' },
      { kind: 'said', text: whole.slice(0, 9) },
    )
    expect(whole.slice(0, 9) + again.text).toBe(whole)
  })

  it.each(['order me a pizza', 'place the order', 'buy it', 'track my order'])(
    'does not answer an order with a passage: %s',
    async (order) => {
      const { say } = converse({ ...contact, visibleText: 'Orders below €75 cost €4.95 to deliver.' })
      expect((await say(order)).text).not.toContain('€75')
    },
  )

  it('chooses an option by its name', async () => {
    const topic = { id: 1, type: 'select', text: 'Topic', options: ['An order', 'Returns'] }
    const { say } = converse({ url: 'https://shop.example/ask', indexedElements: [topic] })
    expect((await say('an order')).proposal).toMatchObject({ steps: [{ inputData: 'An order' }] })
  })

  it('finishes only when the page shows the effect', async () => {
    const { say, result } = converse()
    expect((await say('open Shipping')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ action: 'click', elementId: 1 }],
    })
    const { proposal, text } = await result(done)
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('cannot see a change')
  })

  it('finishes when the page has changed', async () => {
    const { say, result, see } = converse()
    await say('open Shipping')
    see((page) => ({ ...page, url: 'https://shop.example/shipping' }))
    expect((await result(done)).proposal.kind).toBe('finish')
  })

  it('offers choices when two things answer, and takes the one that is chosen', async () => {
    const { say } = converse()
    const { proposal, text } = await say('add to cart')
    expect(text).toBe('Which one do you mean?')
    expect(proposal).toMatchObject({
      kind: 'ask',
      block: { data: { options: [{ label: 'Add to cart: Blue mug' }, { label: 'Add to cart: Red mug' }] } },
    })
    expect((await say('the second one')).proposal).toMatchObject({ steps: [{ elementId: 8 }] })
  })

  it.each([
    ['type hunter2 into the password', 'never fill in passwords'],
    ['tick I agree to the terms', 'your own decision'],
    ['my card is 4111 1111 1111 1111', ''],
  ])('leaves to the visitor: %s', async (message, words) => {
    const { proposal, text } = await converse().say(message)
    expect(proposal.kind).not.toBe('act')
    expect(text).toContain(words)
  })

  it('does nothing more after a no', async () => {
    const { say, step } = converse()
    await say('click Send')
    const { proposal, text } = await step({ kind: 'confirmation', confirmationId: 'c', confirmed: false })
    expect([proposal.kind, text]).toEqual(['answer', 'All right, I did not do it.'])
  })

  it('looks for a thing once more when the page has moved on, then gives up', async () => {
    const { say, result } = converse()
    await say('open Shipping')
    const gone: SequenceResult = { success: false, results: [{ success: false, error: 'stale_element' }] }
    expect((await result(gone)).proposal.kind).toBe('act')
    expect((await result(gone)).proposal).toMatchObject({
      kind: 'fail',
      text: expect.stringContaining('no longer on the page'),
    })
  })

  it('goes on with the rest after a page load', async () => {
    const { say, step, see } = converse()
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

  it('only answers at the last step of a turn', async () => {
    const { say, step } = converse()
    for (let count = 1; count < 12; count++) await step({ kind: 'silence' })
    expect((await say('open Shipping')).proposal.kind).not.toBe('act')
  })

  it('filters by a price, or lists what fits', async () => {
    const filtered = await converse(lamps(['Any price', 'Under €50'])).say('show me lamps under €50')
    expect(JSON.stringify(filtered)).toMatch(/Under €50|Moth lamp/)
  })

  it('opens a place whose label counts what is in it', async () => {
    const { say } = converse(shelf)
    for (const words of ['open the cart', 'show me the cart'])
      expect((await say(words)).proposal, words).toMatchObject({ steps: [{ elementId: 1 }] })
  })

  it('greets with what this page is good for', async () => {
    const { proposal, text } = await converse().say('Hello!')
    expect(text).toContain('This is “Contact”.')
    expect(proposal).toMatchObject({ block: { data: { options: [{ label: 'Open “Shipping”' }] } } })
  })

  it('opens what is shown under a name rather than search for it', async () => {
    const { say } = converse(lamps([]))
    expect((await say('find the Moth lamp')).proposal).toMatchObject({ steps: [{ elementId: 2 }] })
    expect((await say('find candles')).proposal).toMatchObject({
      steps: [{ action: 'type', inputData: 'candles' }, { inputData: 'Enter' }],
    })
  })

  it('speaks the language of the visitor', async () => {
    const { text } = await converse(contact, 'de').say('Öffne bitte die Sternwarte')
    expect(text).toMatch(/verstanden|meinen Sie|Sie meinen/)
  })
})
