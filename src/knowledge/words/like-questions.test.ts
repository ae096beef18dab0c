import { expect, it } from 'vitest'
import { likeQuestions } from './like-questions.ts'

it('puts questions together that ask the same in nearly the same words', () => {
  const questions = [
    'Do you gift-wrap lamps?',
    'can you gift wrap a lamp',
    'Where is my order?',
    'where is the order',
    'Habt ihr Parkplätze?',
  ]
  const groups = likeQuestions(questions.map((question) => ({ question })))
  expect(groups.map((group) => group.map(({ question }) => questions.indexOf(question)))).toEqual([
    [0, 1],
    [2, 3],
    [4],
  ])
})
