import { describe, expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'
import { pageLanguage, spokenLanguage } from './spoken-language.ts'

describe('the language of a sentence', () => {
  it.each([
    ['Wann kommt der Elektriker?', 'fr', 'de'],
    ['¿Qué días abren por la tarde?', 'en', 'es'],
    ['カートを見せて', 'en', 'ja'],
    ['كم سعر الشحن', 'en', 'ar'],
    ['no paper bags please', 'en', 'en'],
  ] as const)('hears %s', (text, expected, language) => {
    expect(spokenLanguage(text, expected)).toBe(language)
  })

  it('takes a page at its word as far as it can', () => {
    expect(pageLanguage('pt-BR')).toBe('pt')
    expect(pageLanguage('sv')).toBe('en')
  })
})

describe('a slip of the finger', () => {
  it('is mended in a long word and left alone in a short one', () => {
    expect(nearestWord('lugage', ['cabbage', 'luggage'])).toBe('luggage')
    expect(nearestWord('cats', ['cars'])).toBeUndefined()
  })
})
