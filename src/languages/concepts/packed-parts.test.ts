import { expect, test } from 'vitest'
import { packParts, readParts } from './packed-parts.ts'

const parts = {
  plain: 'Straße',
  signs: '靴を買いたい 👟',
  long: 'word '.repeat(10_000),
  nothing: '',
  bytes: Uint8Array.of(1, 2, 255),
  numbers: Int32Array.of(-5, 70_000),
  hashes: Float64Array.of(0.5, 2 ** 51),
  empty: new Uint16Array(),
}

test('what is packed is read again', () => {
  expect(readParts(packParts(parts))).toEqual(parts)
})

test('a file may lie anywhere in memory', () => {
  const packed = packParts(parts)
  const room = new Uint8Array(packed.length + 3)
  room.set(packed, 3)
  expect(readParts(room.subarray(3))).toEqual(parts)
})
