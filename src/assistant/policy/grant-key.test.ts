import { expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { actOf } from './act.ts'
import { grantKey } from './grant-key.ts'

const lines: Line[] = [
  [0, 1, 'clickable', 'Invoice from Ada'],
  [0, 2, 'canvas', 'Map'],
  [0, 3, 'clickable', 'Shelf'],
  [0, 4, 'clickable', 'Invoice from Bob'],
]

function key(step: Partial<SequenceStep>, url = 'https://mill.example/a#/inbox'): string {
  const page = { url, outline: { lines } }
  return grantKey(actOf({ action: 'click', elementId: 1, description: '', ...step }, page)!, page)
}

const pressKey = (inputData: string, more: Partial<SequenceStep> = {}) =>
  key({ action: 'press_key', inputData, ...more })

it('is the same for the same step on the same path', () => {
  expect(key({ description: 'again', seal: 'x' })).toBe(key({ times: 1 }))
  expect(key({}, 'https://mill.example/a?page=2')).toBe(key({}, 'https://mill.example/a#top'))
  expect(pressKey('F2')).toBe(pressKey('F2'))
})

it.each([
  ['another key', pressKey('x'), pressKey('Delete')],
  ['a key with another beside it', pressKey('Enter'), pressKey('Control+Enter')],
  ['more often', key({}), key({ times: 20 })],
  ['a key more often', pressKey('F2'), pressKey('F2', { times: 2 })],
  [
    'another point',
    key({ elementId: 2, at: { x: 0.1, y: 0.1 } }),
    key({ elementId: 2, at: { x: 0.9, y: 0.9 } }),
  ],
  [
    'another thing dropped on the same',
    key({ action: 'drag', to: { elementId: 3 } }),
    key({ action: 'drag', elementId: 4, to: { elementId: 3 } }),
  ],
  ['another route', key({}), key({}, 'https://mill.example/a#/other')],
  ['another host', key({}), key({}, 'https://shop.mill.example/a#/inbox')],
  ['another path', key({}), key({}, 'https://mill.example/b#/inbox')],
])('is another one for %s', (_what, agreed, other) => expect(other).not.toBe(agreed))
