import { expect, it } from 'vitest'
import { dateInWords } from './date-in-words.ts'
import { phrasebook } from './index.ts'

it('writes a day as the language does', () => {
  expect(dateInWords('2026-11-20', 'en')).toBe('November 20, 2026')
  expect(dateInWords('2026-11-20', 'de')).toBe('20. November 2026')
  expect(dateInWords('2026-11-20', 'ja')).toBe('2026年11月20日')
})

it.each(['2026-13-45', '2026-11', 'Order 2026-11-20', '12 Orchard Row'])('leaves alone: %s', (value) => {
  expect(dateInWords(value, 'en')).toBe(value)
})

it('speaks of days so wherever it names one', () => {
  const say = phrasebook('fr')
  expect(say('stepSet', { label: 'Livraison', value: '2026-11-20' })).toContain('20 novembre 2026')
})
