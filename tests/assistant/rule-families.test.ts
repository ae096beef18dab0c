import { describe, expect, it } from 'vitest'
import { fitted } from '../../src/engine/fitted.ts'
import { families } from '../../bench/fit/families.ts'
import { parseExamples } from '../../bench/fit/play.ts'

const example = {
  page: 'shelf',
  say: 'add the green kettle to my basket',
  lang: 'en',
  kind: 'act',
  source: 'open',
  context: {
    url: 'https://shop.example/',
    title: 'Kettles',
    visibleText: 'Kettles\nGreen kettle\n€24\nBlue kettle\n€29',
    indexedElements: [
      { id: 1, type: 'button', text: 'Add to basket', parent: 'Green kettle' },
      { id: 2, type: 'button', text: 'Add to basket', parent: 'Blue kettle' },
      { id: 3, type: 'textbox', text: 'Your name', form: 0, value: '' },
    ],
    forms: [{ name: 'You' }],
  },
  expect: { kind: 'steps', steps: [{ verbs: ['click'], ids: [1], values: [] }], ordered: false },
} as unknown as Parameters<typeof parseExamples>[0][number]

describe('a family of rules', () => {
  it.each(['records', 'passages'])(
    'can be left out, with the rest of the view as it is: %s',
    async (name) => {
      const [parsed] = await parseExamples([example], families[name])
      expect(['do', 'offer', 'none', 'tell', 'show', 'talk']).toContain(parsed?.decide(fitted).kind)
    },
  )
})
