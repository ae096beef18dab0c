import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

const written = async (page: PageContext, sentence: string) => {
  const { proposal } = await converse(page).say(sentence)
  return proposal.kind === 'act' ? proposal.steps.flatMap(({ inputData }) => inputData ?? []) : []
}

const plants: PageContext = {
  url: 'https://plants.example/',
  title: 'Green Corner',
  forms: [{ name: '' }],
  indexedElements: [
    { id: 1, type: 'searchbox', text: 'Search the handbook', inputType: 'search', form: 0, value: '' },
    { id: 2, type: 'button', text: 'Search', form: 0, submits: true },
    { id: 3, type: 'link', text: 'Opening hours', href: '/hours' },
  ],
}

describe('what is searched for', () => {
  it.each([
    ['find me something with lavender', 'lavender'],
    ['such mal nach Lavendel', 'Lavendel'],
    ['suche etwas mit Lavendel', 'Lavendel'],
    ['cherche quelque chose avec lavande', 'lavande'],
    ['busca algo con lavanda', 'lavanda'],
    ['cerca qualcosa con lavanda', 'lavanda'],
    ['procura algo com lavanda', 'lavanda'],
    ['zoek iets met lavendel', 'lavendel'],
    ['szukaj czegoś z lawendą', 'lawendą'],
    ['ابحث عن شيء مع الخزامى', 'الخزامى'],
    ['search for how to prune roses', 'how to prune roses'],
  ])('is told without what leads up to it: %s', async (sentence, query) => {
    expect(await written(plants, sentence)).toContain(query)
  })

  it.each([
    ['find me what you have written about lavender', 'lavender'],
    ['such mir Artikel über Lavendel', 'Lavendel'],
    ['trouve-moi des articles sur la lavande', 'lavande'],
    ['zoek eens op lavendel', 'lavendel'],
  ])('is told by what it is about: %s', async (sentence, query) => {
    expect(await written(plants, sentence)).toContain(query)
  })

  it('is sent by the button of its field', async () => {
    const { proposal } = await converse(plants).say('search for lavender')
    expect(proposal.kind === 'act' && proposal.steps.at(-1)).toMatchObject({ action: 'click', elementId: 2 })
  })

  it.each([
    "I can't find my lavender",
    'I am not looking for lavender',
    'search for something else',
    "your search doesn't work",
    'I need a spade, can you find one',
    'find me a spade under 20 pounds',
    'je cherche quelque chose pour mon oncle',
    'put the lavender into my Google calendar',
  ])('is nothing where no search is ordered, or not for words: %s', async (sentence) => {
    expect(await written(plants, sentence)).toEqual([])
  })

  it('follows what is set ahead of it, and is left alone where an order ahead of it is not understood', async () => {
    const page: PageContext = {
      ...plants,
      indexedElements: [
        ...(plants.indexedElements ?? []),
        {
          id: 4,
          type: 'select',
          text: 'Garden centre',
          options: ['Any', 'Wexcombe', 'Harlow'],
          value: 'Any',
        },
      ],
    }
    expect(await written(page, 'my place is Harlow, and search for lavender')).toEqual(['Harlow', 'lavender'])
    expect(await written(page, 'only what blooms late, and search for lavender')).toEqual([])
  })

  it('is told without where, where the field says so itself', async () => {
    expect(await written(plants, 'look up winter in the pot in the handbook')).toContain('winter in the pot')
  })
})

describe('a search that asks what and where', () => {
  const adverts: PageContext = {
    url: 'https://adverts.example/',
    title: 'Second hand',
    forms: [{ name: '', search: true }],
    indexedElements: [
      { id: 1, type: 'searchbox', text: 'What do you want?', inputType: 'search', form: 0, value: '' },
      { id: 2, type: 'textbox', text: 'Town or postcode', inputType: 'text', form: 0, value: '' },
      { id: 3, type: 'button', text: 'Search', form: 0, submits: true },
    ],
  }

  it.each(['look for a rowing boat around Derby instead', 'find a rowing boat near Derby'])(
    'takes both: %s',
    async (sentence) => {
      expect(await written(adverts, sentence)).toEqual(['rowing boat', 'Derby'])
    },
  )
})
