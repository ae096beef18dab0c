import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it('fills in values as they are, once', () => {
  expect(fillIn('{label} and {value}', { label: '{value} $&', value: 'x' })).toBe('{value} $& and x')
})
