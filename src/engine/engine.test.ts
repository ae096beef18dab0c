import { describe, expect, it } from 'vitest'
import { noKnowledge, type EngineInput } from '#assistant'
import { builtinEngine } from '#engine'
import { createLexicon } from '#languages'
import { defaultSiteConfig, type PageContext, type SequenceResult } from '#protocol'

const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'Lamps',
  language: 'en',
  visibleText: 'Lamps\nDelivery costs €4.90 and takes two days.\nYou can send things back within 30 days.',
  forms: [{ name: 'Contact' }],
  indexedElements: [
    { id: 1, type: 'link', text: 'Shipping', href: '/shipping' },
    { id: 2, type: 'link', text: 'Careers', href: '/careers' },
    { id: 3, type: 'textbox', text: 'Your name', form: 0, value: '' },
    { id: 4, type: 'textbox', text: 'Email', inputType: 'email', form: 0, value: '' },
    { id: 5, type: 'checkbox', text: 'Gift wrapping', checked: false },
    { id: 6, type: 'textbox', text: 'Password', inputType: 'password', secret: true, form: 0 },
    { id: 7, type: 'button', text: 'Send', form: 0, submits: true },
  ],
}

// What is read of the concepts is read once.
const lexicon = createLexicon({ pause: () => Promise.resolve() })
await lexicon.load(['en'])

/** A conversation with the engine on one page, its memory kept as JSON. */
function setup(start: PageContext = shop) {
  const engine = builtinEngine({ lexicon })
  let memory: unknown
  let page = start
  let count = 0
  async function step(...inputs: EngineInput[]) {
    let text = ''
    const view = {
      memory,
      missed: [],
      inputs,
      page,
      history: [],
      language: 'en',
      knowledge: noKnowledge,
      step: ++count,
      lastStep: 12,
      now: new Date('2026-11-16T09:00:00'),
      site: { id: 's', name: 'Shop', hosts: ['shop.example'], config: defaultSiteConfig(), policy: {} },
    } as const
    const out = { say: (delta: string) => (text += delta), note: () => undefined }
    const { proposal, memory: kept } = await engine.step(view, out, new AbortController().signal)
    memory = JSON.parse(JSON.stringify(kept))
    return { proposal, text }
  }
  return {
    step,
    say: (text: string) => step({ kind: 'message', text, messageId: `m${count}` }),
    result: (result: SequenceResult) => step({ kind: 'result', planId: 'p', result }),
    see: (change: (old: PageContext) => PageContext) => (page = change(page)),
  }
}

const steps = (proposal: Awaited<ReturnType<ReturnType<typeof setup>['say']>>['proposal']) =>
  proposal.kind === 'act'
    ? proposal.steps.map(({ action, elementId, inputData }) => [action, elementId, inputData])
    : []

describe('the engine', () => {
  it('does what is named', async () => {
    const { say } = setup()
    expect(steps((await say('open Shipping')).proposal)).toEqual([['click', 1, undefined]])
  })

  it('fills in what it is told and leaves sending to the visitor', async () => {
    const { say } = setup()
    const { proposal } = await say('my name is Ada Lovelace, ada@mill.example')
    expect(steps(proposal)).toEqual([
      ['type', 3, 'Ada Lovelace'],
      ['type', 4, 'ada@mill.example'],
    ])
  })

  it('reports only what the page shows', async () => {
    const { say, result, see } = setup()
    await say('tick Gift wrapping')
    see((old) => ({ ...old }))
    const { proposal, text } = await result({ success: true })
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('cannot see a change')
  })

  it('finishes where the page shows what was wanted', async () => {
    const { say, result, see } = setup()
    await say('tick Gift wrapping')
    see((old) => ({
      ...old,
      indexedElements: old.indexedElements?.map((one) => (one.id === 5 ? { ...one, checked: true } : one)),
    }))
    expect((await result({ success: true })).proposal.kind).toBe('finish')
  })

  it('says so where the page has nothing of the kind', async () => {
    const { say } = setup()
    const { proposal } = await say('book me a flight to the moon')
    expect(proposal.kind).not.toBe('act')
  })

  it('says plainly that it sees no page', async () => {
    const engine = setup({})
    expect((await engine.say('open Shipping')).proposal.kind).not.toBe('act')
  })

  it('offers what may be meant, and does what is picked', async () => {
    const twice: PageContext = {
      url: 'https://shop.example/',
      language: 'en',
      visibleText: 'Blue mug\nRed mug',
      indexedElements: [
        { id: 1, type: 'button', text: 'Add to cart', parent: 'Blue mug' },
        { id: 2, type: 'button', text: 'Add to cart', parent: 'Red mug' },
      ],
    }
    const { say } = setup(twice)
    const { proposal } = await say('add the mug to the cart')
    expect(proposal).toMatchObject({ kind: 'ask', block: { block_type: 'choices' } })
    expect(steps((await say('the second one')).proposal)).toEqual([['click', 2, undefined]])
  })

  it('points at what it may not press', async () => {
    const { say, step } = setup()
    await say('open Shipping')
    const { proposal } = await step({ kind: 'refused', reasons: ['another site'] })
    expect(steps(proposal)).toEqual([['highlight', 1, undefined]])
  })

  it('answers a question from the page', async () => {
    const { say } = setup()
    const { text } = await say('how much does delivery cost?')
    expect(text).toContain('€4.90')
  })
})
