import { expect, it } from 'vitest'
import { contrast, readHex } from './contrast.ts'

it('is 21 between black and white, and 1 of a colour with itself', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([10, 20, 30], [10, 20, 30])).toBe(1)
})

it('reads colours as owners write them', () => {
  expect(readHex('#2f6fed')).toEqual([47, 111, 237])
  expect(readHex('#FA0')).toEqual([255, 170, 0])
  expect(['#12', 'red', '#12345g', ''].map(readHex)).toEqual([undefined, undefined, undefined, undefined])
})
