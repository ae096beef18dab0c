import { expect, test } from 'vitest'
import { figures, inSmallLetters, letters } from './word-bounds.ts'

test('letters and figures of our languages are told from everything else', () => {
  const word = new RegExp(`[${letters}${figures}]`, 'u')
  const ours = [
    [0x0000, 0x02af],
    [0x0600, 0x06ff],
    [0x2010, 0x206f],
    [0x3000, 0x30ff],
    [0xff00, 0xff9f],
  ] as const
  const wrong = ours
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .filter((code) => {
      const letter = String.fromCharCode(code)
      return word.test(letter) !== /[\p{L}\p{N}]/u.test(letter)
    })
  expect(wrong.map((code) => code.toString(16))).toEqual([])
})

test('a text in small letters keeps every letter at its place', () => {
  expect(inSmallLetters('Am FREITAG, Ünlü')).toBe('am freitag, ünlü')
  expect(inSmallLetters('İki GÜN')).toBe('İki gün')
})
