import { expect, it } from 'vitest'
import { dateInWords } from './date-in-words.ts'

it('writes a day as the language does', () => {
  expect(dateInWords('2026-12-01', 'en')).toBe('1 December 2026')
  expect(dateInWords('2026-11-20', 'de')).toBe('20. November 2026')
  expect(dateInWords('2026-11-20', 'ja')).toBe('2026年11月20日')
})

it('writes months and moments so too', () => {
  expect(dateInWords('2026-12', 'fr')).toBe('décembre 2026')
  expect(dateInWords('2026-12-01T18:30', 'en')).toBe('1 December 2026 at 18:30')
})

it.each(['2026-13-45', '2026-19', 'Order 2026-11-20', '12 Orchard Row', '18:30'])(
  'leaves alone: %s',
  (value) => {
    expect(dateInWords(value, 'en')).toBe(value)
  },
)
