import { viewOf } from '#assistant'
import { phrasebook } from '../phrasebook.ts'
import { createLexicon, type ConceptLanguage } from '#languages'
import type { PageContext } from '#protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { sceneOf } from '../candidates/scene.ts'
import { createMeanings } from '../meaning/meanings.ts'
import { parseSentence } from '../understand/sentence.ts'
import { selectItems } from './select.ts'
import { tellSelection } from '../speech/tell-selection.ts'
import { outlined } from '../testing/outlined.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en', 'de', 'fr', 'ja']))

const card = (id: number, title: string, ...parts: string[]) =>
  [
    [1, 0, 'record', ''],
    [2, id, 'link', title, { href: `/p/${id}` }],
    ...parts.map((text) => [2, 0, 'text', text] as const),
    [2, id + 1, 'button', 'Add to basket'],
  ] as const

const pottery = outlined({ url: 'https://clay.example/', title: 'Bowls and vases', language: 'en' }, [
  [0, 0, 'heading', 'Bowls and vases', { level: 1 }],
  [0, 0, 'list', ''],
  ...card(10, 'Fjord bowl', 'white, dishwasher safe', '€38.00', '1.2 kg'),
  ...card(20, 'Reed vase', 'green', '€64.00', '900 g'),
  ...card(30, 'Dune bowl', 'white', '€24.50', 'Sold out'),
  ...card(40, 'Salt vase', 'white, hand painted', '€110.00', '2.5 kg'),
])

const lights = outlined({ url: 'https://lamps.example/', title: 'Lamps for every room', language: 'en' }, [
  [0, 0, 'heading', 'All lamps', { level: 2 }],
  [0, 0, 'list', ''],
  ...card(10, 'Cloud paper pendant', 'Folds flat for the post.', '€35'),
  ...card(20, 'Lantern travel lamp', 'It shines for ten hours.', '€45', 'In stock'),
  ...card(30, 'Crane floor lamp', 'A long arm.', '€150'),
])

const row = (...cells: string[]) =>
  [[1, 0, 'row', ''], ...cells.map((text) => [2, 0, 'cell', text] as const)] as const

const plans = outlined({ url: 'https://desk.example/prices', title: 'Prices', language: 'en' }, [
  [0, 0, 'table', 'Plans'],
  [1, 0, 'row', ''],
  ...['Plan', 'Users', 'Price', 'Since'].map((text) => [2, 0, 'columnheader', text] as const),
  ...row('Solo', '1', '€9', '2024-03-02'),
  ...row('Team', '10', '€29', '2024-11-20'),
  ...row('Works', '50', '€99', '2023-03-15'),
])

const dives = outlined({ url: 'https://dive.example/log', title: 'Dive log', language: 'en' }, [
  [0, 0, 'table', 'Dives'],
  [1, 0, 'row', ''],
  ...['Place', 'Time', 'Fee', 'Rating'].map((text) => [2, 0, 'columnheader', text] as const),
  ...row('Cold Reef', '1:10', '€40.00', '3.9'),
  ...row('Wreck Bay', '2:35', '€25.00', '4.7'),
  ...row('Kelp Gate', '0:50', '€60.00', '4.2'),
])

function ask(page: PageContext, text: string, language: ConceptLanguage = 'en') {
  const meanings = createMeanings(lexicon)
  const scene = sceneOf(viewOf(page), meanings)
  const now = new Date('2026-11-16T09:00:00')
  const sentence = parseSentence(text, {
    meanings,
    language,
    pageLanguage: 'en',
    pageWords: scene.words,
    pageNames: scene.names,
    now,
  })
  const selection = selectItems(sentence, scene)
  return selection && { ...selection, titles: selection.items.map(({ title }) => title) }
}

describe('things that are named', () => {
  it.each([
    ['which is cheaper, the Reed vase or the Salt vase?', 'en', ['Reed vase']],
    ['which one costs more, Reed or Salt?', 'en', ['Salt vase']],
    ['was ist billiger, die Reed Vase oder die Salt Vase?', 'de', ['Reed vase']],
    ['Qui coûte moins, Reed ou Salt ?', 'fr', ['Reed vase']],
  ] as const)('are held against each other alone: %s', (text, language, titles) => {
    expect(ask(pottery, text, language)?.titles).toEqual(titles)
  })

  it('are compared without the others, the price by its name', () => {
    const selection = ask(pottery, 'compare the Fjord bowl with the Dune bowl')
    expect(selection).toMatchObject({ wants: 'compare', titles: ['Fjord bowl', 'Dune bowl'] })
    const { block } = tellSelection(selection!, phrasebook('en'))
    expect(block?.data).toMatchObject({ columns: ['', 'Fjord bowl', 'Dune bowl'] })
    expect(block?.data).toHaveProperty('rows.0', ['Price', '€38.00', '€24.50'])
    expect(block?.data).toHaveProperty('rows.1.0', '')
  })

  it('leave "cheaper" alone where only one is named', () => {
    expect(ask(pottery, 'is there anything cheaper than the Reed vase?')).toBeUndefined()
  })
})

describe('things alike', () => {
  it('that cannot be had are told with the next best that can', () => {
    const selection = ask(pottery, 'what is the cheapest thing you sell?')
    expect(selection?.titles).toEqual(['Dune bowl'])
    const { text } = tellSelection(selection!, phrasebook('en'))
    expect(text).toMatch(/Dune bowl: .*Sold out\nFjord bowl: /)
  })

  it.each([
    ['the cheapest white one', ['Dune bowl']],
    ['vases under 100 euros', ['Reed vase']],
    ['bowls between 30 and 50 euros', ['Fjord bowl']],
    ['which bowl is the most expensive?', ['Fjord bowl']],
    ['what is the lightest vase', ['Reed vase']],
    ['the second white one', ['Dune bowl']],
  ])('are chosen by words, limits and superlatives: %s', (text, titles) => {
    expect(ask(pottery, text)?.titles).toEqual(titles)
  })

  it.each([
    ['which plan has more than 5 users?', ['Team', 'Works']],
    ['which plan has the most users?', ['Works']],
    ['which has more users?', ['Works']],
    ['the plan from November', ['Team']],
    ['compare Solo and Team', ['Solo', 'Team']],
    ['compare the first two', ['Solo', 'Team']],
  ])('are rows of a table as well: %s', (text, titles) => {
    expect(ask(plans, text)?.titles).toEqual(titles)
  })

  it.each([
    ['de', 'die günstigste Vase', ['Reed vase']],
    ['de', 'Vasen unter 100 Euro', ['Reed vase']],
    ['fr', 'le vase le plus cher', ['Salt vase']],
    ['ja', '一番安い花瓶', ['Reed vase']],
  ] as const)('are asked for in other languages: %s %s', (language, text, titles) => {
    expect(ask(pottery, text, language)?.titles).toEqual(titles)
  })

  it.each([
    ['which dive lasted longest', 'en', 'Wreck Bay'],
    ['which of these did people rate highest', 'en', 'Wreck Bay'],
    ['which place is rated worst?', 'en', 'Cold Reef'],
    ['which place has the biggest fee', 'en', 'Kelp Gate'],
    ['which one costs the least', 'en', 'Wreck Bay'],
    ['was kostet am wenigsten', 'de', 'Wreck Bay'],
    ['laquelle est la mieux notée des 3', 'fr', 'Wreck Bay'],
  ] as const)('are put in order by what is said beside the superlative: %s', (text, language, title) => {
    expect(ask(dives, text, language)?.titles).toEqual([title])
  })

  it('are all what a heading of one word calls them', () => {
    expect(ask(lights, 'lamps under 50 €')?.titles).toEqual(['Cloud paper pendant', 'Lantern travel lamp'])
    expect(ask(lights, 'floor lamps under 200 €')?.titles).toEqual(['Crane floor lamp'])
    expect(ask(lights, 'the cheapest lamp')?.titles).toEqual(['Cloud paper pendant'])
    // Of two words neither says what all of them are.
    expect(ask(pottery, 'vases under 100 euros')?.titles).toEqual(['Reed vase'])
  })

  it('are told once where a card tells them, and whether they can be had', () => {
    const say = phrasebook('en')
    const one = ask(lights, 'lamps between 40 and 60 €')
    expect(one && tellSelection(one, say)).toMatchObject({
      text: 'One on this page fits that:',
      block: { data: { products: [{ title: 'Lantern travel lamp', availability: 'In stock' }] } },
    })
    const cheapest = ask(lights, 'what is the cheapest floor lamp?')
    expect(cheapest && tellSelection(cheapest, say).text).toBe('Crane floor lamp: €150. A long arm.')
  })

  it('are told with how many of them are shown, where they are too many', () => {
    const many = {
      ...lights,
      outline: {
        lines: [
          [0, 0, 'heading', 'All lamps', { level: 2 }],
          [0, 0, 'list', ''],
          ...Array.from({ length: 10 }, (_, at) =>
            card(10 * (at + 1), `Lamp ${'abcdefghij'[at]}x`, 'Small.', `€${at + 20}`),
          ).flat(),
        ],
      },
    } as unknown as PageContext
    const told = ask(many, 'lamps under 50 €')
    const { text, block } = (told && tellSelection(told, phrasebook('en'))) ?? {}
    expect(text).toBe('10 on this page fit that. The first 8 of them:')
    expect(block?.data).toMatchObject({ products: { length: 8 } })
  })

  it('are counted', () => {
    expect(ask(pottery, 'how many are sold out?')).toMatchObject({ wants: 'count', titles: ['Dune bowl'] })
  })

  it('are not counted by who asks for a bound', () => {
    expect(ask(pottery, 'how many white ones are there?')?.wants).toBe('count')
    expect(ask(pottery, 'up to how many white bowls?')).toBeUndefined()
    expect(ask(pottery, 'ab wie vielen weißen?', 'de')).toBeUndefined()
  })

  it('are left alone where something else is meant', () => {
    expect(ask(pottery, 'the cheapest flight to Oslo')).toBeUndefined()
    expect(ask(pottery, 'my budget is at most 500 euros')).toBeUndefined()
    expect(ask(pottery, 'add the Reed vase')).toBeUndefined()
  })

  it('are shown in the block that suits them', () => {
    const say = phrasebook('en')
    const goods = ask(pottery, 'white ones under 50 euros')
    expect(goods && tellSelection(goods, say).block).toMatchObject({
      block_type: 'product_list',
      data: { products: [{ title: 'Fjord bowl', price: '€38.00', url: '/p/10' }, { title: 'Dune bowl' }] },
    })
    const compared = ask(plans, 'compare Solo and Works')
    expect(compared && tellSelection(compared, say).block).toEqual({
      block_type: 'table',
      data: {
        columns: ['', 'Solo', 'Works'],
        rows: [
          ['Users', '1', '50'],
          ['Price', '€9', '€99'],
          ['Since', '2024-03-02', '2023-03-15'],
        ],
      },
    })
  })
})
