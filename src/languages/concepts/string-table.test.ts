import { expect, test } from 'vitest'
import { joinStrings, stringTable } from './string-table.ts'

test('strings have their numbers, and numbers their strings', () => {
  const words = Array.from({ length: 500 }, (_, at) => `w${at * 7}`)
  const table = stringTable(joinStrings(words))
  expect([...table]).toEqual(words)
  expect(words.map((word) => table.number(word))).toEqual([...words.keys()])
  expect(['w', 'w1', '', 'w07'].map((word) => table.number(word))).toEqual(Array(4).fill(undefined))
  expect([table.size, table.at(3)]).toEqual([500, 'w21'])
})

test('those of a length come in their order', () => {
  const table = stringTable(joinStrings(['four', 'six', 'seven', 'ten', '']))
  expect([...table.ofLength(3, 4)]).toEqual(['four', 'six', 'ten'])
  expect([...table.ofLength(3, 5, 'sex')]).toEqual(['six', 'seven', 'ten'])
  expect([...table]).toEqual(['four', 'six', 'seven', 'ten', ''])
  expect(table.number('')).toBe(4)
})

test('an empty table has nothing', () => {
  expect([...stringTable(joinStrings([]))]).toEqual([])
  expect(stringTable(joinStrings([])).number('a')).toBeUndefined()
})
