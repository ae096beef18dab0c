import { expect, it } from 'vitest'
import { readAnswers, writeAnswers } from './answers-csv.ts'

it('reads questions and answers, several phrasings of one, in any order of columns', () => {
  const csv = 'Answer,Question,URL\r\n"Yes, ""free"" wrapping.","Do you wrap?|Gift wrap?",/gifts\r\n'
  expect(readAnswers(csv)).toEqual({
    answers: [
      {
        questions: ['Do you wrap?', 'Gift wrap?'],
        text: 'Yes, "free" wrapping.',
        language: 'en',
        url: '/gifts',
      },
    ],
    problems: [],
  })
})

it('takes the first two columns where none is named, by semicolons too', () => {
  const { answers } = readAnswers('\ufeffWann habt ihr auf?;Wir haben von 10 bis 18 Uhr auf.;de\n')
  expect(answers).toEqual([
    {
      questions: ['Wann habt ihr auf?'],
      text: 'Wir haben von 10 bis 18 Uhr auf.',
      language: 'de',
      url: null,
    },
  ])
})

it('says which rows lack something', () => {
  expect(readAnswers('question,answer\nWhy?,\n,Because.\n').problems).toEqual([
    'Row 2 has no answer.',
    'Row 3 has no question.',
  ])
})

it('reads back what it wrote, and writes no formula', () => {
  const answers = [
    { questions: ['a, "b"', 'c'], text: 'line\nline', language: 'en', url: 'https://a.example/' },
  ]
  expect(readAnswers(writeAnswers(answers)).answers).toEqual(answers)
  expect(writeAnswers([{ questions: ['=1+1'], text: 'x', language: 'en', url: null }])).toContain(`"'=1+1"`)
})
