import { expect, it } from 'vitest'
import { isSameJson } from './same-json.ts'

const page = '{"title":"A lamp","forms":[{"fields":[{"elementId":1},{"elementId":2}]}],"data":{"cart":null}}'
const read = (text: string) => JSON.parse(text) as unknown

it('finds two readings of one text the same', () => {
  expect(isSameJson(read(page), read(page))).toBe(true)
})

it.each([
  ['another value', '{"a":1}', '{"a":2}'],
  ['a field more', '{"a":1}', '{"a":1,"b":2}'],
  ['a field less', '{"a":1,"b":2}', '{"a":1}'],
  ['another field', '{"a":1}', '{"b":1}'],
  ['a field that every object has', '{"constructor":{}}', '{"b":1}'],
  ['the prototype as a field', '{"__proto__":{}}', '{"b":1}'],
  ['an item more', '[1]', '[1,2]'],
  ['a list for an object', '[]', '{}'],
  ['nothing for an object', 'null', '{}'],
])('tells %s', (_, one, other) => {
  expect([isSameJson(read(one), read(other)), isSameJson(read(other), read(one))]).toEqual([false, false])
})
