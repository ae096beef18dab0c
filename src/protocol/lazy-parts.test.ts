import { expect, it, vi } from 'vitest'
import { lazyParts } from './lazy-parts.ts'

it('makes a part when it is asked for, of each object its own', () => {
  const withSquare = lazyParts<{ square: number }>('square')
  const square = vi.fn((number: number) => number * number)
  const [three, four] = [3, 4].map((number) => withSquare({ number }, { square: () => square(number) }))
  expect(square).not.toHaveBeenCalled()
  expect([three?.square, four?.square, four?.number]).toEqual([9, 16, 4])
  expect(square).toHaveBeenCalledTimes(2)
})
