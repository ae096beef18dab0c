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
