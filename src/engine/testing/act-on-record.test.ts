import type { PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'

const cards = ['Walnut stool', 'Rattan chair', 'Folding screen', 'Copper kettle']
const shop: PageContext = {
  url: 'https://shop.example/home',
  title: 'For the home',
  language: 'en',
  outline: {
    lines: [
      [0, 0, 'heading', 'For the home', { level: 1 }],
      ...cards.flatMap((name, at): NonNullable<PageContext['outline']>['lines'] => [
        [0, 0, 'record', ''],
        [1, at * 10 + 1, 'link', name, { href: `/${String(at)}`, level: 3 }],
        [1, 0, 'text', `€${String(20 + at)}.00`],
        [1, at * 10 + 2, 'button', 'Add to basket'],
        [1, at * 10 + 3, 'button', `Save ${name}`],
      ]),
    ],
    forms: [],
    elements: 12,
    above: 0,
    below: 0,
  },
}

describe('what is done with one of several things alike', () => {
  const orders: readonly (readonly [string, number])[] = [
    ['put the folding screen in my basket', 22],
    ['the copper kettle into the basket please', 32],
    ['I’ll take the rattan chair', 12],
    ['mets la bouilloire en cuivre dans le panier', 32],
    ['leg den Hocker in den Korb', 2],
    ['add the rattan chair to my favourites', 13],
    ['open the walnut stool', 1],
  ]
  it.each(orders)('%s', async (said, elementId) => {
    expect((await converse(shop).say(said)).proposal).toMatchObject({
      steps: [{ action: 'click', elementId }],
    })
  })

  it('puts nothing anywhere when another deed was wanted', async () => {
    const { proposal } = await converse(shop).say('send the copper kettle back to you')
    expect(proposal).not.toHaveProperty('steps')
  })
})

describe('a thread of posts', () => {
  const authors = ['Ines', 'Okoro', 'Pavel']
  const thread: PageContext = {
    url: 'https://forum.example/t/1',
    title: 'Rye that does not rise',
    language: 'en',
    outline: {
      lines: [
        [0, 0, 'heading', 'Rye that does not rise', { level: 1 }],
        ...authors.flatMap((name, at): NonNullable<PageContext['outline']>['lines'] => [
          [0, 0, 'record', ''],
          [1, at * 10 + 1, 'link', name, { href: `/u/${name}` }],
          [1, 0, 'text', 'My starter sleeps in the pantry, where it is cool all year.'],
          [1, at * 10 + 2, 'button', `Like (${String(at + 2)})`],
          [1, at * 10 + 3, 'button', 'Quote'],
          [1, at * 10 + 4, 'button', 'Report'],
        ]),
      ],
      forms: [],
      elements: 12,
      above: 0,
      below: 0,
    },
  }
  it('is quoted from where that was said', async () => {
    expect((await converse(thread).say('quote what Okoro said about the pantry')).proposal).toMatchObject({
      steps: [{ action: 'click', elementId: 13 }],
    })
  })
  it('reports nobody whose post is to be deleted', async () => {
    expect((await converse(thread).say('delete the first post of Pavel')).proposal).not.toHaveProperty(
      'steps',
    )
  })
})
