import { expect, it } from 'vitest'
import { planFor, questionFor } from './waited-for.ts'

const action = { kind: 'plan', planId: 'p', actionId: 'a', steps: [] } as const
const sequence = { kind: 'plan', planId: 'p', steps: [] } as const
const question = { kind: 'confirmation', confirmationId: 'c', expiresAt: 0 } as const

it.each([
  [action, { actionId: 'a' }],
  [action, { planId: 'p' }],
  [action, {}],
  [sequence, { planId: 'p' }],
])('takes a report for the plan that is waited for: %j %j', (waiting, named) => {
  expect(planFor(waiting, named)).toBe(waiting)
})

it.each([
  [action, { actionId: 'b' }],
  [action, { planId: 'q', actionId: 'a' }],
  [sequence, { actionId: 'a' }],
  [sequence, { planId: 'q' }],
  [question, { planId: 'p' }],
  [null, {}],
])('takes nothing else for its report: %j %j', (waiting, named) => {
  expect(planFor(waiting, named)).toBeUndefined()
})

it('takes an answer for the question that is open, unless it names another', () => {
  expect(questionFor(question, { confirmationId: 'c' })).toBe(question)
  expect(questionFor(question, {})).toBe(question)
  expect(questionFor(question, { confirmationId: 'forged' })).toBeUndefined()
  expect(questionFor(action, {})).toBeUndefined()
  expect(questionFor(undefined, {})).toBeUndefined()
})
