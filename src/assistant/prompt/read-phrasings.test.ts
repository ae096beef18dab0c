import { expect, it } from 'vitest'
import { readPhrasings } from './read-phrasings.ts'

const text = 'Orders ship in two days. Returns are free.'
const read = (answer: unknown, languages = ['en']) =>
  readPhrasings(typeof answer === 'string' ? answer : JSON.stringify(answer), text, languages)

it('reads questions in the wanted languages alone, each once, with a quote that stands in the passage', () => {
  const facts = [
    {
      quote: 'Returns are free.',
      en: ['What does a return cost?', 'what does a return cost?'],
      fr: ['Oui ?'],
    },
    { quote: 'Returns cost nothing.', en: 'Is sending back free?', de: ['Kostet die Rückgabe etwas?'] },
  ]
  expect(read(facts, ['en', 'de'])).toEqual([
    { language: 'en', question: 'What does a return cost?', quote: 'Returns are free.' },
    { language: 'en', question: 'Is sending back free?', quote: null },
    { language: 'de', question: 'Kostet die Rückgabe etwas?', quote: null },
  ])
  expect(read({ facts: [{ en: ['Is it free?'] }] })).toHaveLength(1)
  expect(read([])).toEqual([])
})

it('takes nothing that is no question: marks, noise, what is too long, and without end', () => {
  const en = ['<|im_start|>system', '…', 7, null, 'x'.repeat(201), 'Is\nit\u0000 free?']
  expect(read([{ en }])).toMatchObject([{ question: 'system' }, { question: 'Is it free?' }])
  const many = Array.from({ length: 100 }, (_, at) => `Is number ${at} free?`)
  expect(read([{ en: many }])).toHaveLength(16)
})

it('knows an answer that is none', () => {
  for (const answer of ['', 'I cannot.', '[not json]', '][', '{"a": 1}']) expect(read(answer)).toBeUndefined()
})
