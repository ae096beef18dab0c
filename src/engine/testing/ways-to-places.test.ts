import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const menu: PageContext['indexedElements'] = [
  { id: 1, type: 'link', text: 'All lamps', href: '/', parent: 'Main' },
  { id: 2, type: 'link', text: 'Help', href: '/help', parent: 'Main' },
  { id: 3, type: 'link', text: 'Cart', href: '/cart', parent: 'Main' },
]
const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'All lamps',
  language: 'en',
  visibleText: 'All lamps\nHeron lamp\n€219\nMoth lamp\nA small glow.\n€24',
  indexedElements: [
    ...menu,
    { id: 4, type: 'select', text: 'Price', options: ['Any price', 'Under €50', 'Over €50'] },
    { id: 5, type: 'button', text: 'Add to cart: Heron lamp', parent: 'Heron lamp' },
    { id: 6, type: 'button', text: 'Add to cart: Moth lamp', parent: 'Moth lamp' },
  ],
}
const cart = (text: string, elements: PageContext['indexedElements'] = []): PageContext => ({
  url: 'https://shop.example/cart',
  title: 'Your cart',
  language: 'en',
  visibleText: `Your cart\n${text}`,
  indexedElements: [...menu, ...elements],
})
const empty = cart('Your cart is empty\nLamps you add will wait for you here.')
const full = cart('Moth lamp\n€24', [{ id: 7, type: 'link', text: 'Go to checkout', href: '/checkout' }])

const wishes: [Language, string][] = [
  ['en', 'I want to pay'],
  ['en', 'go on to payment'],
  ['en', 'ok check me out'],
  ['en', 'place my order'],
  ['de', 'zur Kasse'],
  ['de', 'ich möchte jetzt bestellen'],
  ['fr', 'passer la commande'],
  ['fr', 'je veux payer'],
  ['es', 'llévame a la caja'],
  ['it', 'voglio pagare'],
  ['pt', 'quero pagar'],
  ['nl', 'ik wil betalen'],
  ['pl', 'chcę zapłacić'],
  ['tr', 'ödeme yapmak istiyorum'],
  ['ar', 'أريد أن أدفع'],
  ['zh', '我要付款'],
  ['ja', 'レジに進む'],
]

describe('who wants to pay', () => {
  it.each(wishes)(
    'is taken to the cart and from there to the checkout, in %s: %s',
    async (language, said) => {
      const talk = converse(shop, language)
      expect((await talk.say(said)).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
      talk.see(() => full)
      expect((await talk.result(done)).proposal).toMatchObject({ steps: [{ elementId: 7 }] })
    },
  )

  it.each(wishes)('is told of an empty cart, in %s: %s', async (language, said) => {
    const { text, proposal } = await converse(empty, language).say(said)
    expect(proposal.kind).toBe('answer')
    expect(text).toContain('Your cart is empty')
  })

  it.each<[Language, string]>([
    ['en', 'can I pay by card'],
    ['de', 'kann ich bar bezahlen?'],
    ['fr', 'puis-je payer par carte'],
    ['es', '¿puedo pagar con tarjeta?'],
    ['nl', 'kan ik contant betalen'],
    ['pl', 'czy mogę zapłacić kartą'],
  ])('only asks which ways there are, and is taken nowhere, in %s: %s', async (language, said) => {
    expect((await converse(shop, language).say(said)).proposal.kind).not.toBe('act')
  })

  it('goes on at the checkout, and not back to the cart', async () => {
    const checkout = { ...full, url: 'https://shop.example/checkout', title: 'Checkout' }
    const { proposal } = await converse({
      ...checkout,
      visibleText: 'Checkout',
      forms: [{ name: 'Contact' }],
      indexedElements: [
        ...menu,
        { id: 8, type: 'textbox', text: 'Full name', form: 0, value: '' },
        { id: 9, type: 'button', text: 'Continue to delivery', form: 0, submits: true },
      ],
    }).say('take me to the checkout')
    expect(proposal.kind).toBe('ask')
    expect(JSON.stringify(proposal)).toContain('Continue to delivery')
  })
})

describe('where something is that has a link', () => {
  it.each<[Language, string]>([
    ['en', 'where is my cart?'],
    ['en', 'where do I find my cart'],
    ['de', 'wo ist mein Warenkorb?'],
    ['fr', 'où est mon panier ?'],
    ['es', '¿dónde está mi carrito?'],
    ['it', "dov'è il mio carrello?"],
    ['pt', 'onde está o meu carrinho?'],
    ['nl', 'waar is mijn winkelwagen?'],
    ['pl', 'gdzie jest mój koszyk?'],
    ['tr', 'sepetim nerede?'],
    ['ar', 'أين سلتي؟'],
    ['zh', '我的购物车在哪里？'],
    ['ja', 'カートはどこですか'],
  ])('is gone to, in %s: %s', async (language, said) => {
    expect((await converse(shop, language).say(said)).proposal).toMatchObject({ steps: [{ elementId: 3 }] })
  })

  it('is said to be here where it is this page', async () => {
    const { text } = await converse(full).say('where is my cart?')
    expect(text).toBe('This page is “Cart”: you are there already.')
  })
})

describe('an article', () => {
  it.each<[Language, string]>([
    ['de', 'ich suche eine Stehlampe'],
    ['fr', 'je cherche un lampadaire'],
    ['pt', 'quero um candeeiro de pé'],
    ['nl', 'ik zoek een vloerlamp'],
  ])('tells no price, in %s: %s', async (language, said) => {
    const options = ['Any price', 'Under €50', '€50 to €100', 'Over €100']
    const page = outlined({ url: 'https://shop.example/', title: 'All lamps', language: 'en' }, [
      [0, 0, 'heading', 'All lamps', { level: 1 }],
      [1, 0, 'group', 'Filter lamps'],
      [2, 9, 'checkbox', 'Floor lamps', { checked: false }],
      [2, 4, 'select', 'Price', { value: 'Any price', options }],
    ])
    const { proposal } = await converse(page, language).say(said)
    expect(JSON.stringify(proposal)).not.toContain('"elementId":4')
  })
})
