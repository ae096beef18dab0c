import { expect, it } from 'vitest'
import { unsafeJson } from './unsafe-json.ts'

it('counts arrays and objects alike, up to the last level that is allowed', () => {
  const nested = { a: [{ b: 1 }] }
  expect([unsafeJson(nested, 3), unsafeJson(nested, 2)]).toEqual([
    undefined,
    'is nested deeper than 2 levels',
  ])
})

it('finds nothing in what is no container', () => {
  expect([1, 'text', true, null, undefined].map((value) => unsafeJson(value, 0))).toEqual(
    Array(5).fill(undefined),
  )
})

it('survives any depth', () => {
  const monster: unknown = JSON.parse('['.repeat(500_000) + ']'.repeat(500_000))
  expect(unsafeJson(monster, 32)).toContain('32 levels')
})

it.each([
  ['__proto__', '{"a":[{"__proto__":1}]}'],
  ['__proto__, spelled otherwise', '{"\\u005f_proto__":{"a":1}}'],
  ['a prototype of a constructor', '{"a":{"constructor":{"prototype":{}}}}'],
])('finds %s', (_, text) => {
  expect(unsafeJson(JSON.parse(text), 32)).toBe('has a field that no object may have')
})

it('lets a mere constructor pass', () => {
  expect(unsafeJson({ constructor: { name: 'Voss' } }, 32)).toBeUndefined()
})
