import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it('fills in values as they are, once', () => {
  expect(interpolate('{label} and {value}', { label: '{value} $&', value: 'x' })).toBe('{value} $& and x')
})
