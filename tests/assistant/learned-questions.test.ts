import { expect, it } from 'vitest'
import { shopAsked } from '../../bench/knowledge/asked/shop-asked.ts'
import { shopQuestions } from '../../bench/knowledge/shop-questions.ts'

const plain = (question: string) =>
  question
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ')

it('learns from no question that is measured', () => {
  const measured = new Set(shopAsked().map(({ ask }) => plain(ask)))
  expect(shopQuestions.map(([question]) => plain(question)).filter((each) => measured.has(each))).toEqual([])
})
