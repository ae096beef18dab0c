import { describe, expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'
import { pageLanguage, spokenLanguage } from './spoken-language.ts'

describe('the language of a sentence', () => {
  it.each([
    ['Was kostet die Lieferung?', 'fr', 'de'],
    ['¿A qué horas atienden por teléfono?', 'en', 'es'],
    ['カートを見せて', 'en', 'ja'],
    ['كم سعر الشحن', 'en', 'ar'],
    ['no design stuff', 'en', 'en'],
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
    expect(nearestWord('gadgts', ['markets', 'gadgets'])).toBe('gadgets')
    expect(nearestWord('cats', ['cars'])).toBeUndefined()
  })
})
