import { expect, it } from 'vitest'
import { viewOf } from './view-of.ts'

const { passages } = viewOf({
  language: 'en',
  outline: {
    lines: [
      [0, 0, 'heading', 'Help', { level: 1 }],
      [0, 0, 'text', 'We are open from 9 a.m. to 5 p.m. every day. Call Dr. Ada, or write to us!'],
      [0, 0, 'text', 'More in our'],
      [0, 2, 'link', 'guide', { href: '/guide', inline: true }],
      [0, 0, 'text', '. Or ask', { inline: true }],
      [0, 5, 'link', 'Contact', { href: '/contact' }],
      [0, 0, 'heading', 'Returns', { level: 2 }],
      [0, 3, 'button', 'How long do I have?', { expanded: false, closed: 'You have 30 days. It is free.' }],
      [0, 0, 'table', ''],
      [1, 0, 'row', ''],
      [2, 0, 'columnheader', 'Country'],
      [2, 0, 'columnheader', 'Price'],
      [1, 0, 'row', ''],
      [2, 0, 'rowheader', 'Spain'],
      [2, 0, 'cell', '€5'],
      [1, 0, 'row', ''],
      [2, 0, 'rowheader', 'Japan'],
      [2, 0, 'cell', '€20'],
      [0, 0, 'more', '… 12 more rows'],
      [0, 0, 'heading', 'Exchange', { level: 2 }],
    ],
  },
})

it('are the sentences of a page under their headings', () => {
  expect(passages.filter(({ kind }) => kind === 'text').map(({ text, path }) => [path, text])).toEqual([
    [['Help'], 'We are open from 9 a.m. to 5 p.m. every day.'],
    [['Help'], 'Call Dr. Ada, or write to us!'],
    [['Help'], 'More in our guide.'],
    [['Help'], 'Or ask'],
  ])
})

it('stand under the headings above them, and a heading not under one of its own level', () => {
  const headings = passages.filter(({ kind }) => kind === 'heading').map(({ text, path }) => [text, path])
  expect(headings).toEqual([
    ['Help', []],
    ['Returns', ['Help']],
    ['Exchange', ['Help']],
  ])
})

it('tell what stands behind something closed, and what opens it', () => {
  const closed = passages.filter(({ behind }) => behind)
  expect(closed.map(({ text, behind }) => [text, behind?.id])).toEqual([
    ['You have 30 days.', 3],
    ['It is free.', 3],
  ])
  expect(closed[0]?.path).toEqual(['Help', 'Returns', 'How long do I have?'])
})

it('tell the row and the column of a cell', () => {
  expect(passages.find(({ text }) => text === '€20')).toMatchObject({
    row: 'Japan',
    column: 'Price',
    record: 1,
  })
})

it('leave out what the page left out', () => {
  expect(passages.map(({ text }) => text)).not.toContain('… 12 more rows')
})

const sentences = (text: string, language: string) =>
  viewOf({ language, outline: { lines: [[0, 0, 'text', text]] } }).passages.map((passage) => passage.text)

it('do not end after the number of a day or a floor', () => {
  expect(sentences('Anmelden kann man sich bis 20. Dezember. Das Büro ist im 3. Stock.', 'de')).toEqual([
    'Anmelden kann man sich bis 20. Dezember.',
    'Das Büro ist im 3. Stock.',
  ])
  expect(sentences('We have 20. Nobody came.', 'en')).toEqual(['We have 20.', 'Nobody came.'])
})

it('are the entries of a list that is counted in one line, and have no marks of notes', () => {
  expect(sentences('The medals: 1. Kenya 2. Peru 3. Nepal', 'en')).toEqual([
    'The medals:',
    '1. Kenya',
    '2. Peru',
    '3. Nepal',
  ])
  expect(sentences('It was built in 1871.[12] Nobody knows by whom.[3]', 'en')).toEqual([
    'It was built in 1871.',
    'Nobody knows by whom.',
  ])
})
