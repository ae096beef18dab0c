import { expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'

it.each([
  ['pl', 'Garaż przy ul. Lipowej kosztuje 20 zł. Rowery stoją za darmo.', 2],
  ['en', 'Left with the neighbour at no. 31. Ring twice.', 2],
  ['en', 'The answer is no. Ask again.', 2],
  ['es', 'Estamos en la avda. Mayor 4. Abrimos a las nueve.', 2],
])('a sentence does not end in a shortened word: %s %s', (language, text, count) => {
  expect(sentencesIn(language)(text)).toHaveLength(count)
})
