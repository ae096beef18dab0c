import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const page = (path: string, title: string, lines: Line[]) =>
  outlined({ url: `https://shop.example${path}`, title, language: 'en' }, [
    [0, 0, 'navigation', 'Main'],
    [1, 1, 'link', 'Cart', { href: '/cart' }],
    [0, 0, 'main', ''],
    [1, 0, 'heading', title, { level: 1 }],
    [1, 0, 'list', ''],
    ...lines,
    [0, 0, 'contentinfo', ''],
    [1, 0, 'list', ''],
    [2, 0, 'record', ''],
    [3, 0, 'text', 'Five-year warranty'],
    [3, 0, 'text', 'Every lamp has one.'],
    [2, 0, 'record', ''],
    [3, 0, 'text', '30 days to return'],
    [3, 0, 'text', 'A lamp goes back free of charge.'],
  ])
const line = (id: number, name: string, count: string): Line[] => [
  [2, 0, 'record', ''],
  [3, id, 'link', name, { href: `/${String(id)}` }],
  [3, id + 1, 'spinbutton', `Quantity of ${name}`, { inputType: 'number', value: count }],
  [3, id + 2, 'button', `Remove ${name}`],
]
const cart = page('/cart', 'Your cart', [...line(10, 'Heron lamp', '1'), ...line(20, 'Moth lamp', '2')])
const shop = page('/', 'All lamps', [
  [2, 0, 'record', ''],
  [3, 31, 'link', 'Heron lamp', { href: '/31' }],
  [3, 32, 'button', 'Add to cart: Heron lamp'],
  [2, 0, 'record', ''],
  [3, 33, 'link', 'Moth desk lamp', { href: '/33' }],
  [3, 34, 'button', 'Add to cart: Moth desk lamp'],
  [1, 35, 'select', 'Price', { options: ['Any price', 'Under €50', 'Two or more'] }],
])

describe('what lies in the cart', () => {
  it.each<[Language, string]>([
    ['en', "what's in my cart?"],
    ['de', 'was ist in meinem Warenkorb?'],
    ['nl', 'wat zit er in mijn winkelwagen?'],
    ['it', "che cosa c'è nel mio carrello?"],
    ['es', '¿qué hay en mi carrito?'],
  ])('is shown, in %s: %s', async (language, said) => {
    const { text, proposal } = await converse(cart, language).say(said)
    const told = text + JSON.stringify(proposal)
    expect(told).toContain('Heron lamp')
    expect(told).toContain('Moth lamp')
    expect(told).not.toContain('warranty')
  })

  it('is counted as often as it is wanted', async () => {
    expect((await converse(cart).say('how many lamps are in my cart?')).text).toContain('3')
  })

  it('is looked at on its own page', async () => {
    const talk = converse(shop)
    expect((await talk.say("what's in my cart?")).proposal).toMatchObject({ steps: [{ elementId: 1 }] })
    talk.see(() => cart)
    const { text, proposal } = await talk.result(done)
    expect(text + JSON.stringify(proposal)).toContain('Moth lamp')
  })
})

it('asks which of several a number is for', async () => {
  const talk = converse(cart)
  expect((await talk.say('make it two')).proposal).toMatchObject({
    kind: 'ask',
    block: { data: { options: [{ label: 'Quantity of Heron lamp' }, { label: 'Quantity of Moth lamp' }] } },
  })
  expect((await talk.say('the moth')).proposal).toMatchObject({ steps: [{ elementId: 21, inputData: '2' }] })
})

it('narrows no list for who puts something into the cart', async () => {
  const { proposal } = await converse(shop).say('put two night lamps into my cart')
  expect(JSON.stringify(proposal)).not.toContain('"elementId":35')
})

it('takes nobody who wants to go to the cheapest for a buyer', async () => {
  const { proposal } = await converse(shop).say('take me to the moth lamp')
  expect(proposal).toMatchObject({ steps: [{ elementId: 33 }] })
})
