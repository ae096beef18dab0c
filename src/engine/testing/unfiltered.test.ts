import { describe, expect, it } from 'vitest'
import type { Language, PageContext } from '#protocol'
import { converse } from './converse.ts'

const shop: PageContext = {
  url: 'https://shop.example/',
  title: 'All lamps',
  language: 'en',
  visibleText: 'All lamps\nHeron lamp\n€219\nMoth lamp\nA small glow.\n€24',
  indexedElements: [
    { id: 1, type: 'link', text: 'Help', href: '/help', parent: 'Main' },
    {
      id: 2,
      type: 'select',
      text: 'Price',
      value: 'Under €50',
      options: ['Any price', 'Under €50', 'Over €50'],
    },
    { id: 3, type: 'select', text: 'Colour', value: 'Black', options: ['Any colour', 'Black', 'Red'] },
    {
      id: 4,
      type: 'select',
      text: 'Sort by',
      value: 'Featured',
      options: ['Featured', 'Price: low to high'],
    },
    { id: 5, type: 'button', text: 'Clear filters' },
  ],
}

describe('a narrowing that no longer matters', () => {
  it.each<[Language, string]>([
    ['en', 'any price'],
    ['en', 'take off the price filter'],
    ['en', "the price doesn't matter"],
    ['de', 'egal welcher Preis'],
    ['de', 'Preisfilter entfernen'],
    ['fr', 'tous les prix'],
    ['fr', 'supprime le filtre de prix'],
    ['es', 'cualquier precio'],
    ['it', 'qualsiasi prezzo'],
    ['pt', 'qualquer preço'],
    ['nl', 'elke prijs'],
    ['pl', 'dowolna cena'],
    ['tr', 'herhangi bir fiyat'],
    ['ar', 'أي سعر'],
    ['zh', '任何价格'],
    ['ja', '価格は問わない'],
  ])('is taken off its own list, in %s: %s', async (language, said) => {
    const { proposal } = await converse(shop, language).say(said)
    expect(proposal).toMatchObject({ steps: [{ elementId: 2, inputData: 'Any price' }] })
  })

  it.each([
    ['all colours', { elementId: 3, inputData: 'Any colour' }],
    ['clear the filters', { elementId: 5, action: 'click' }],
  ])('is the one that is named, or all: %s', async (said, step) => {
    expect((await converse(shop).say(said)).proposal).toMatchObject({ steps: [step] })
  })
})

describe('starting over', () => {
  it.each<[Language, string]>([
    ['en', 'reset everything'],
    ['en', 'start over please'],
    ['fr', 'réinitialise tout'],
    ['it', 'azzera tutto'],
  ])('clears the filters, in %s: %s', async (language, said) => {
    const { proposal } = await converse(shop, language).say(said)
    expect(JSON.stringify(proposal)).toContain('Clear filters')
  })
})
