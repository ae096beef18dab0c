import { expect, it } from 'vitest'
import { isShallow } from './value-depth.ts'

it('counts arrays and objects alike, up to the last level that is allowed', () => {
  const nested = { a: [{ b: 1 }] }
  expect([isShallow(nested, 3), isShallow(nested, 2)]).toEqual([true, false])
})

it('finds no depth in what is no container', () => {
  expect([1, 'text', true, null, undefined].map((value) => isShallow(value, 0))).toEqual(Array(5).fill(true))
})

it('survives any depth', () => {
  const monster: unknown = JSON.parse('['.repeat(500_000) + ']'.repeat(500_000))
  expect(isShallow(monster, 32)).toBe(false)
})
