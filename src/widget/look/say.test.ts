import { englishTexts } from '#languages'
import { expect, it } from 'vitest'
import { loadTexts, speak } from './say.ts'

it('fills a sentence in, and shows an unknown place as it is', () => {
  expect(speak({ ...englishTexts, step: '{n}/{total} {x}' })('step', { n: 1, total: 2 })).toBe('1/2 {x}')
})

it('brings the words of the language that is asked for', async () => {
  expect((await loadTexts('en')).send).toBe('Send')
  expect((await loadTexts('de')).send).toBe('Senden')
})
