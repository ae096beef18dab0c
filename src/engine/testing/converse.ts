import { defaultSiteConfig, type Language, type PageContext, type SequenceResult } from '#protocol'
import { noKnowledge, type EngineInput, type Knowledge } from '#assistant'
import { createLexicon } from '#languages'
import { builtinEngine } from '../engine.ts'

/** What is read of the concepts is read once. */
const lexicon = createLexicon({ pause: () => Promise.resolve() })

export const contact: PageContext = {
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

export const address: PageContext = {
  url: 'https://shop.example/checkout',
  title: 'Your details',
  forms: [{ name: 'Your details' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Your name', form: 0, required: true, value: '' },
    { id: 2, type: 'textbox', text: 'Email', inputType: 'email', form: 0, required: true, value: '' },
    { id: 3, type: 'button', text: 'Continue', form: 0, submits: true },
  ],
}

export const delivery: PageContext = {
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

/** A conversation with the engine on one page, its memory kept as JSON. */
export function converse(
  start: PageContext = contact,
  language: Language = 'en',
  knowledge: Knowledge = noKnowledge,
  engine = builtinEngine({ lexicon }),
) {
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
      knowledge,
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
    /** The page kept a form that it was sent, as the turn would tell it. */
    refuse: (wanted: readonly string[], complaints: readonly string[]) =>
      step({ kind: 'result', planId: 'p', result: done, refusedForm: { wanted, complaints } }),
    see: (change: (old: PageContext) => PageContext) => (page = change(page)),
  }
}

export const payment: PageContext = {
  url: 'https://shop.example/checkout/payment',
  title: 'Payment',
  forms: [{ name: 'Payment' }],
  indexedElements: [
    { id: 21, type: 'textbox', text: 'Card number', secret: true, form: 0, required: true },
    { id: 22, type: 'checkbox', text: 'I accept the terms of sale', form: 0, required: true, checked: false },
    { id: 23, type: 'button', text: 'Place order', form: 0, submits: true },
  ],
}

export const shelf: PageContext = {
  url: 'https://shop.example/',
  title: 'Shop',
  indexedElements: [
    { id: 1, type: 'link', text: 'Cart 1 item', href: '/cart', parent: 'Shop' },
    { id: 2, type: 'button', text: 'Add to cart: Bell pendant', parent: 'Bell pendant' },
    { id: 3, type: 'button', text: 'Add to cart: Trio pendant', parent: 'Trio pendant' },
  ],
}

export const lamps = (bands: string[]): PageContext => ({
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
export const done: SequenceResult = { success: true }
export const withValue = (id: number, value: string) => (page: PageContext) => ({
  ...page,
  indexedElements: page.indexedElements?.map((one) => (one.id === id ? { ...one, value } : one)),
})
