import { describe, expect, it } from 'vitest'
import { demoWords, textLanguages } from '#languages'
import type { PageContext } from '#protocol'
import { converse } from './converse.ts'

const shop: PageContext = {
  url: 'https://shop.example/demo/',
  title: 'All lamps · Fieldlamp',
  language: 'en',
  visibleText: 'All lamps\nBell pendant\n€79\nReed floor lamp\n€129\nDelivery takes 2 to 4 working days.',
  forms: [{ name: 'Search' }],
  indexedElements: [
    { id: 1, type: 'link', text: 'All lamps', href: '/', parent: 'Main' },
    { id: 2, type: 'searchbox', text: 'Search lamps', form: 0 },
    { id: 3, type: 'button', text: 'Search', form: 0, submits: true },
    { id: 4, type: 'checkbox', text: 'Floor lamps', parent: 'Type', checked: false },
    { id: 5, type: 'checkbox', text: 'Pendants', parent: 'Type', checked: false },
    {
      id: 6,
      type: 'select',
      text: 'Sort by',
      value: 'Featured',
      options: ['Featured', 'Price: low to high', 'Price: high to low', 'Name'],
    },
    { id: 7, type: 'link', text: 'Bell pendant', href: '/bell', parent: 'All lamps' },
    { id: 8, type: 'link', text: 'Reed floor lamp', href: '/reed', parent: 'All lamps' },
  ],
}

describe.each(textLanguages)('what the demo offers in %s', (language) => {
  const { search, sort, delivery } = demoWords[language]
  const heard = (text: string) => converse(shop, language).say(text)

  it('shows the pendants, by the search or by their filter', async () => {
    const { proposal } = await heard(search)
    const [first] = proposal.kind === 'act' ? proposal.steps : []
    expect([2, 5]).toContain(first?.elementId)
  })

  it('sorts', async () => {
    expect((await heard(sort)).proposal).toMatchObject({
      steps: [{ elementId: 6, inputData: 'Price: low to high' }],
    })
  })

  it('tells how long delivery takes', async () => {
    expect((await heard(delivery)).text).toContain('2 to 4 working days')
  })
})

it.each(['Sortiere nach', 'Trie par', 'Ordena por'])(
  'is understood with a name of the page in it, which says nothing about the visitor’s language: %s',
  async (said) => {
    expect((await converse(shop).say(`${said} Price: low to high`)).proposal).toMatchObject({
      steps: [{ elementId: 6, inputData: 'Price: low to high' }],
    })
  },
)
