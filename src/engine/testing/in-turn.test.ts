import { describe, expect, it } from 'vitest'
import type { Language, Line } from '#protocol'
import { converse, done } from './converse.ts'
import { outlined } from './outlined.ts'

const card = (id: number, name: string, price: string): Line[] => [
  [2, 0, 'record', ''],
  [3, id, 'link', name, { href: `/${id}` }],
  [3, 0, 'text', price],
  [3, id + 1, 'button', `Add to cart: ${name}`],
]
const shelf = (cart: string) =>
  outlined({ url: 'https://shop.example/', title: 'All kettles', language: 'en' }, [
    [0, 0, 'nav', 'Main'],
    [1, 1, 'link', 'Home', { href: '/home' }],
    [1, 2, 'link', cart, { href: '/cart' }],
    [0, 0, 'main', ''],
    [1, 0, 'heading', 'All kettles', { level: 1 }],
    [1, 0, 'list', ''],
    ...card(10, 'Copper kettle', '€89'),
    ...card(20, 'Travel kettle', '€24'),
    ...card(30, 'Glass kettle', '€45'),
  ])
const kettles = shelf('Cart')
const filled = () => shelf('Cart 1 item')
const stepsOf = (proposal: object) =>
  'steps' in proposal ? (proposal.steps as { elementId: number }[]).map(({ elementId }) => elementId) : []

describe('what is ordered behind what is done with a thing', () => {
  it.each<[Language, string, string]>([
    ['en', 'the cheapest one', 'add it to my basket and go to the checkout'],
    ['en', 'the cheapest one', 'I’ll take it and then I want to pay'],
    ['de', 'der billigste', 'leg ihn in den Warenkorb und geh zur Kasse'],
    ['fr', 'le moins cher', 'ajoute-le au panier et passe à la caisse'],
    ['es', 'el más barato', 'añádelo al carrito y llévame a la caja'],
    ['it', 'il più economico', 'mettilo nel carrello e vai alla cassa'],
    ['nl', 'de goedkoopste', 'doe hem in mijn winkelwagen en ga naar de kassa'],
    ['tr', 'en ucuzu', 'onu sepete ekle ve ödemeye geç'],
  ])('is done after what was spoken of, in %s: %s, %s', async (language, asked, ordered) => {
    const { say, see, result } = converse(kettles, language)
    await say(asked)
    expect(stepsOf((await say(ordered)).proposal)).toEqual([21])
    see(filled)
    expect(stepsOf((await result(done)).proposal)).toEqual([2])
  })

  it.each<[Language, string]>([
    ['en', 'add the copper kettle and go to the checkout'],
    ['en', 'buy the copper one, then take me to the till'],
    ['de', 'leg den Copper kettle in den Warenkorb und dann zur Kasse'],
  ])('is done after what is named, in %s: %s', async (language, ordered) => {
    const { say, see, result } = converse(kettles, language)
    expect(stepsOf((await say(ordered)).proposal)).toEqual([11])
    see(filled)
    expect(stepsOf((await result(done)).proposal)).toEqual([2])
  })

  it('is not done where it is denied', async () => {
    const { say, see, result } = converse(kettles)
    await say('the cheapest one')
    expect(stepsOf((await say("add it to my basket but don't go to the checkout")).proposal)).toEqual([21])
    see(filled)
    expect(stepsOf((await result(done)).proposal)).toEqual([])
  })
})
