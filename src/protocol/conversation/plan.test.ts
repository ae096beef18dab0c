import { expect, it } from 'vitest'
import { Value } from 'typebox/value'
import { ActionPlan } from './events.ts'
import { actionIdOf, fromWire, toWire, type Plan } from './plan.ts'
import { actionNames, verbs } from '../step/verbs.ts'

const step = { action: 'type', elementId: 4, description: 'Write your name', inputData: 'Ada' }

it('sends one step as a single action and more as a sequence', () => {
  expect(toWire({ steps: [step], planId: 'p', actionId: 'a', message: 'Your name' })).toEqual({
    actions: [{ id: 'a', type: 'type_text', elementId: 4, description: 'Write your name', inputData: 'Ada' }],
    message: 'Your name',
    useUniversalIndexing: true,
    planId: 'p',
  })
  expect(toWire({ steps: [step, step], planId: 'p' })).toEqual({
    type: 'execute_generic_sequence',
    isSequence: true,
    actions: [step, step],
    useUniversalIndexing: true,
    planId: 'p',
  })
})

it('gives back every verb and field that it was given', () => {
  const whole = {
    elementId: 1,
    description: 'Do it',
    inputData: 'x',
    url: '/a',
    waitDuration: 5,
    seal: '1z141z3',
    to: { elementId: 2, side: 'after' as const },
    by: { x: -40, y: 0 },
    at: { x: 0.25, y: 1 },
    values: ['Red', 'Blue'],
    times: 3,
    tool: 't',
    arguments: { a: 1 },
  }
  for (const action of actionNames) {
    const plans: Plan[] = [
      { steps: [{ action, ...whole }], planId: 'p', actionId: 'a', message: 'm' },
      { steps: [{ action, ...whole }, step], planId: 'p', message: undefined },
    ]
    for (const plan of plans) {
      const sent = toWire(plan)
      expect(Value.Check(ActionPlan, sent)).toBe(true)
      expect(fromWire(sent)).toEqual(plan)
    }
  }
})

it('keeps the word of a verb that nobody knows', () => {
  const odd = { id: 'a', type: 'juggle_element', elementId: 1, description: 'Throw' }
  expect(fromWire({ actions: [odd] }).steps).toEqual([
    { action: 'juggle_element', elementId: 1, description: 'Throw' },
  ])
  expect(toWire({ steps: [{ ...step, action: 'juggle' }], actionId: 'a' }).actions).toMatchObject([
    { type: 'juggle' },
  ])
})

it('answers a single action by its own id, and a sequence of one by none', () => {
  const single = { id: 'a', type: verbs.click.type, elementId: 1, description: 'Press' }
  expect(actionIdOf({ actions: [single] })).toBe('a')
  expect(actionIdOf({ actions: [single], isSequence: true })).toBeUndefined()
  expect(actionIdOf({ actions: [] })).toBeUndefined()
})
