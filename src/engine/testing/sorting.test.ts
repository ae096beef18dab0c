import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

const orders = ['Featured', 'Price: low to high', 'Price: high to low', 'Name: A to Z']
const shop = (value: string, language = 'en'): PageContext => ({
  url: 'https://shop.example/',
  title: 'All lamps',
  language,
  visibleText:
    'All lamps\nEvery lamp we make is on this page, and all of them can be had in the finish that you like best.\n' +
    'Free delivery from €75\nOrders below €75 cost €4.95 to deliver.\nIf you do not like it, send it back to us within 30 days of the day it came.',
  indexedElements: [
    { id: 1, type: 'select', text: 'Sort by', value, options: orders },
    { id: 2, type: 'checkbox', text: 'Pendants', parent: 'Type', checked: false },
    { id: 3, type: 'link', text: 'Bell pendant', href: '/bell' },
    { id: 4, type: 'link', text: 'Trio pendant', href: '/trio' },
    { id: 5, type: 'searchbox', text: 'Search lamps' },
  ],
})

describe('the order of a list', () => {
  it.each([
    ['en', 'cheapest first'],
    ['en', 'put the cheapest on top'],
    ['ja', '安い順に並べ替えて'],
    ['ja', '安い順に並べて'],
    ['nl', 'Goedkoopste eerst'],
    ['tr', 'Artan fiyata göre sırala'],
  ] as const)('is chosen by what it means, in %s', async (language, said) => {
    const { proposal } = await converse(shop('Featured', language), language).say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 1, inputData: 'Price: low to high' }] })
  })

  it('is not chosen twice', async () => {
    const { text, proposal } = await converse(shop('Price: low to high')).say('cheapest first')
    expect(proposal.kind).toBe('answer')
    expect(text).toBe('“Price: low to high” is chosen already.')
  })
})

describe('a page in another language than the visitor', () => {
  it.each([
    ['en', 'show only pendants'],
    ['tr', 'Yalnızca Pendants göster'],
  ] as const)('narrows a list to what is named, in %s', async (language, said) => {
    const { proposal } = await converse(shop('Featured', language), language).say(said)
    expect(proposal).toMatchObject({ steps: [{ action: 'check', elementId: 2 }] })
  })

  it('is searched for what stands before the verb', async () => {
    const { proposal } = await converse(shop('Featured', 'ja'), 'ja').say('pendantを検索')
    expect(proposal).toMatchObject({ steps: [{ elementId: 5, inputData: 'pendant' }, { elementId: 5 }] })
  })

  it.each([
    ['es', '¿Cuánto tarda el envío?'],
    ['nl', 'Hoe lang duurt de levering?'],
    ['fr', 'Combien de temps prend la livraison ?'],
  ] as const)('does not tell how much where it was asked how long, in %s', async (language, said) => {
    const { text } = await converse(shop('Featured', language), language).say(said)
    expect(text).not.toMatch(/^(?:Free|Orders)/)
  })
})

describe('the end of an order that is said first', () => {
  it.each([
    ['en', 'sort from cheap to expensive', 'low to high'],
    ['en', 'from expensive to cheap', 'high to low'],
    ['en', 'put the pricey ones last', 'low to high'],
    ['en', 'sort the lamps by price, highest first', 'high to low'],
    ['en', 'order by price', 'low to high'],
    ['de', 'vom teuersten zum billigsten sortieren', 'high to low'],
    ['de', 'nach Preis aufsteigend sortieren', 'low to high'],
    ['fr', 'du plus cher au moins cher', 'high to low'],
    ['fr', 'trie du moins cher au plus cher', 'low to high'],
    ['es', 'ordena de más caro a más barato', 'high to low'],
    ['es', 'de menor a mayor precio', 'low to high'],
    ['it', 'ordina dal più economico al più caro', 'low to high'],
    ['it', 'prezzo decrescente', 'high to low'],
    ['pt', 'do mais caro ao mais barato', 'high to low'],
    ['pt', 'preço crescente', 'low to high'],
    ['nl', 'van duur naar goedkoop', 'high to low'],
    ['nl', 'van laag naar hoog', 'low to high'],
    ['pl', 'od najdroższych do najtańszych', 'high to low'],
    ['pl', 'sortuj według ceny rosnąco', 'low to high'],
    ['tr', 'pahalıdan ucuza sırala', 'high to low'],
    ['tr', 'en ucuzlar üstte olsun', 'low to high'],
    ['ar', 'رتب من الأغلى إلى الأرخص', 'high to low'],
    ['ar', 'من الأرخص إلى الأغلى', 'low to high'],
    ['zh', '从贵到便宜排序', 'high to low'],
    ['zh', '按价格从低到高排列', 'low to high'],
    ['ja', '価格の高い順', 'high to low'],
    ['ja', '価格の安い順', 'low to high'],
  ] as const)('comes first, in %s: %s', async (language, said, order) => {
    const { proposal } = await converse(shop('Featured'), language).say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 1, inputData: `Price: ${order}` }] })
  })

  it.each(['order from z to a', 'newest to oldest', 'is it sorted by price?'])(
    'chooses no other order: %s',
    async (said) => {
      const { proposal } = await converse(shop('Featured')).say(said)
      expect(proposal.kind).not.toBe('act')
    },
  )
})
