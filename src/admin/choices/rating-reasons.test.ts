import { expect, it } from 'vitest'
import { sayReason } from './rating-reasons.ts'

it('says a reason in words, and one that it does not know as it was told', () => {
  expect(sayReason('unasked')).toBe('Not what was asked')
  expect(sayReason('Too slow')).toBe('Too slow')
  expect(sayReason('constructor')).toBe('constructor')
})
