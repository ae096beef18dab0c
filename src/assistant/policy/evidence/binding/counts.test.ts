import { beforeAll, describe, expect, it } from 'vitest'
import { createLexicon, type ConceptLanguage } from '#languages'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
const read = ['en', 'de', 'fr'] as const
beforeAll(() => lexicon.load(read))

/** What is said of a button that the visitor names word for word. */
const press = (label: string, over: readonly Line[] = [], language: ConceptLanguage = 'en') =>
  verdictOf(
    {},
    {
      lines: [...over, [0, 1, 'button', label]],
      message: label,
      pageLanguage: language,
      language,
      notions: { lexicon, languages: [language] },
    },
  )
const sum: Line[] = [
  [0, 0, 'heading', 'Loan 7'],
  [0, 0, 'text', 'Rest: £3,200'],
]

describe('an unknown press that was named', () => {
  it.each([
    ['Knit a scarf', []],
    ['Larger letters', sum],
    ['By month', sum],
    ['Hide rest', sum],
  ] as const)('is free where nothing tells that it counts: %s', (label, over) =>
    expect(press(label, over)).toMatch('allow'),
  )

  it.each([
    ['Pay it down', sum],
    ['Knit a scarf', sum],
    ['Widen credit limit', []],
    ['Cycle token', []],
    ['List as owner', []],
  ] as const)('asks by the sum beside it or what it is done to: %s', (label, over) =>
    expect(press(label, over)).toMatch('ask'),
  )

  it.each([
    'Show my album to everybody',
    'Display in search engines',
    'View as administrator',
    'Fotos allen zeigen',
    'Montrer à tout le monde',
    'Mostrar mis fotos a todos',
    'Mostra a chiunque abbia il link',
    'Ver como administrador',
    'Toon aan iedereen',
    'Pokaż każdemu z linkiem',
    'Arama motorlarında göster',
    'عرض للجميع',
    '向所有人显示',
    '検索エンジンに表示',
  ])('asks by whom it is shown to, though it begins or ends as a look does: %s', (label) =>
    expect(press(label)).toBe('ask: counts'),
  )

  it.each([
    'Show everybody',
    'View as list',
    'Go to people',
    'Mostra tutti',
    'Pokaż wszystkie',
    '查看所有人',
  ])('is a look at others, and free: %s', (label) => expect(press(label)).toMatch('allow'))

  it('asks by what it means, in the language of the page', () => {
    expect(press('Einspruch erheben', [], 'de')).toBe('ask: counts')
    expect(press('Mettre fin à mon abonnement', [], 'fr')).toMatch('ask')
  })

  it('asks for a state or a sum that is set at once', () => {
    const set = (name: string, value: string) =>
      verdictOf(
        { action: 'select', inputData: value },
        {
          lines: [[0, 1, 'select', name, { options: ['Open', value], immediate: true }]],
          message: `set ${name} to ${value}`,
        },
      )
    expect(set('Claim status', 'Withdrawn')).toMatch('ask')
    expect(set('Weekly saving', '£20')).toMatch('ask')
    expect(set('Yarn', 'Wool')).toBe('allow: named')
  })
})

it('reads "Maximum" together with its title', () => {
  const set = (title: string, name: string, ...beside: Line[]) =>
    verdictOf(
      { action: 'set_value', inputData: '5000' },
      {
        lines: [
          [0, 0, 'heading', title],
          [0, 1, 'spinbutton', name, { immediate: true, value: '1' }],
          ...beside,
        ],
        message: `set ${name} to 5000`,
      },
    )
  expect(set('Daily withdrawal limit', 'Maximum')).toBe('ask: counts')
  expect(set('Salary', 'Max')).toBe('ask: counts')
  expect(set('Salary', 'Max', [0, 2, 'spinbutton', 'Min', { immediate: true }])).toMatch('allow')
  expect(set('Price', 'Maximum')).toMatch('allow')
  expect(set('Budget', 'Max')).toMatch('allow')
})

it('leaves the budget of a finder to be set', () => {
  const lines: Line[] = [[0, 1, 'slider', 'Budget', { value: '100', immediate: true }]]
  const step = { action: 'set_value', inputData: '150' } as const
  expect(verdictOf(step, { lines, message: 'set the budget to 150', by: 'builtin' })).toMatch('allow')
})

describe('a label is not named by its words in another order or about something else', () => {
  it.each([
    ['Hang up', 'hang the picture up'],
    ['Knit scarf', 'list the scarf patterns that I can knit'],
    ['Knit scarf', 'open the knit scarf guide'],
    ['Wash dishes', 'I want to read how to wash dishes'],
    ['Wash dishes', 'wash my hands, then show the dishes'],
  ])('%s: %s', (label, message) => {
    expect(verdictOf({}, { lines: [[0, 1, 'button', label]], message })).not.toMatch('named')
  })

  it.each([
    ['Knit scarf', 'please knit the scarf'],
    ['Fold up', 'fold it up'],
    ['Mark as seen', 'mark the picture as seen'],
  ])('%s: %s, which names it', (label, message) => {
    expect(verdictOf({}, { lines: [[0, 1, 'button', label]], message })).toBe('allow: named')
  })
})

describe('what is a state rather than an order', () => {
  const message = 'only the pages that have large print'
  const judged = (state: Line[4]) =>
    verdictOf({}, { lines: [[0, 1, 'button', 'Large print only', state]], message })

  it('is named by its words in any order', () => expect(judged({ pressed: false })).toBe('allow: named'))
  it('a button is not', () => expect(judged({})).not.toMatch('named'))
})

describe('how many', () => {
  const listed = (name: string) =>
    verdictOf(
      { action: 'select', inputData: '4' },
      {
        lines: [[0, 1, 'select', name, { value: '2', options: ['2', '4'], immediate: true }]],
        message: `choose 4 for ${name}`,
      },
    )

  it('is set at once without a question', () => expect(listed('Guests')).toMatch('allow'))
  it('asks where it guards something', () => expect(listed('Number of approvals')).toBe('ask: counts'))
})

describe('a switch', () => {
  const switched = (name: string) =>
    verdictOf({}, { lines: [[0, 1, 'switch', name, { immediate: true }]], message: name })
  it('asks for others and for money, though a number is spoken of', () => {
    expect(switched('Let people call my phone number')).toBe('ask: counts')
    expect(switched('Aufrunden beim Einkauf')).toMatch('ask')
  })
})
