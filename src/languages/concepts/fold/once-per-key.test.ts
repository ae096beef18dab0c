import { expect, test, vi } from 'vitest'
import { oncePerKey } from './once-per-key.ts'

test('what was made is kept, and no more of it than was said', () => {
  const make = vi.fn((word: string) => word.length)
  const length = oncePerKey(make, 2)
  expect([length('a'), length('a'), length('bb')]).toEqual([1, 1, 2])
  expect(make).toHaveBeenCalledTimes(2)
  length('ccc')
  expect(length('ccc')).toBe(3)
  expect(make).toHaveBeenCalledTimes(3)
  expect(length('a')).toBe(1)
  expect(make).toHaveBeenCalledTimes(4)
})

test('what is asked for again and again is kept beside much that is asked for once', () => {
  const make = vi.fn((key: number) => key)
  const kept = oncePerKey(make, 10)
  for (let key = 1; key < 100; key++) {
    kept(0)
    kept(key)
  }
  expect(make).toHaveBeenCalledTimes(100)
})
